/** The server fetches on somebody's word only from public hosts over https. */
import { lookup as dnsLookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const closed4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // the way into 6to4, given up
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed4.addSubnet(network, prefix, 'ipv4');
/** Only what is given out to the public, less what stands for IPv4, such as `::ffff:8.8.8.8`. */
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, prefix] of [
  // IETF protocols with Teredo, documentation, 6to4
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['2002::', 16],
] as const)
  closed6.addSubnet(network, prefix, 'ipv6');

/** @param address an IP address; a name is not public */
export function isPublicAddress(address: string): boolean {
  // with a zone it is one of our own links
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && given6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
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
