/** Never from our own network (decision 20). */
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { CrmUnavailableError } from '../../crm.ts';
import { readBounded } from '../../http/bounded-body.ts';
import { describeFailure } from '../../http/http-failure.ts';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
/** Only what is given out to the public, less what stands for IPv4. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, prefix] of [
  // IETF protocols with Teredo, documentation, 6to4
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special6.addSubnet(network, prefix, 'ipv6');

/** @param address an IP address; a name is not public */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

type Callback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Checks what is then connected to. One inner address refuses the name. */
function publicLookup(hostname: string, options: LookupOptions, callback: Callback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(Object.assign(new Error('not a public host'), { code: 'ENOTFOUND' }), []);
    const [first] = addresses;
    return options.all === true ? callback(null, addresses) : callback(null, first!.address, first!.family);
  });
}

const agent = new Agent({
  connect: { timeout: 5_000, lookup: publicLookup },
  headersTimeout: 15_000,
  bodyTimeout: 15_000,
  connections: 4,
});
const mostRedirects = 3;

/**
 * Redirects are followed; nothing of ours goes along.
 * @param dispatcher for tests; the default refuses inner addresses
 * @throws CrmUnavailableError
 */
export async function fetchPublic(
  url: string,
  maxBytes: number,
  signal: AbortSignal,
  dispatcher: Dispatcher = agent,
): Promise<Uint8Array> {
  let address = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const target = checked(address);
    let answer;
    try {
      answer = await request(target, { method: 'GET', dispatcher, signal, headers: { accept: 'image/*' } });
    } catch (error) {
      throw new CrmUnavailableError(`The picture could not be fetched: ${describeFailure(error).text}`);
    }
    const { location } = answer.headers;
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
      await answer.body.dump({ limit: 65_536 });
      if (!URL.canParse(location, address)) throw new CrmUnavailableError('The picture leads nowhere');
      address = new URL(location, address).href;
      continue;
    }
    if (answer.statusCode !== 200) {
      await answer.body.dump({ limit: 65_536 });
      throw new CrmUnavailableError(`The picture's host answered ${String(answer.statusCode)}`, answer.statusCode);
    }
    const body = await readBounded(answer.body, maxBytes);
    if (body === null) throw new CrmUnavailableError('The picture is too large or broke off', answer.statusCode);
    return body;
  }
  throw new CrmUnavailableError('The picture was sent on too often');
}

function checked(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new CrmUnavailableError('The picture is not at an https address');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new CrmUnavailableError('The picture is not on a public host');
  url.hash = '';
  return url;
}
