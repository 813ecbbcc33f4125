/** The server fetches on somebody's word only from public hosts over https. */
import { lookup as dnsLookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
const closed6 = [
  '::/127',
  '64:ff9b::/96',
  '100::/64',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

const closed = new BlockList();
for (const [family, networks] of [
  ['ipv4', closed4],
  ['ipv6', closed6],
] as const)
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    closed.addSubnet(address, Number(prefix), family);
  }

export function isPublicAddress(ip: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const family = isIP(ip);
  // a mapped address in hexadecimal
  if (family === 0 || /^::ffff:/i.test(ip)) return false;
  return !closed.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}

export type Lookup = (host: string) => Promise<string[]>;

const systemLookup: Lookup = async (host) => (await dnsLookup(host, { all: true })).map(({ address }) => address);

/**
 * The caller connects to this address itself: a second DNS answer must not lead elsewhere.
 * @returns null when not https on its usual port, or not public
 */
export async function publicAddressOf(url: URL, lookup: Lookup = systemLookup): Promise<string | null> {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const found = isIP(host) === 0 ? await lookup(host).catch(() => []) : [host];
  return found.length > 0 && found.every((ip) => isPublicAddress(ip)) ? (found[0] ?? null) : null;
}
