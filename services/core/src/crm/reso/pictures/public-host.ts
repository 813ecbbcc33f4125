/** Never from our own network (decision 20). */
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { isPublicAddress } from '../../../platform/public-address.ts';
import { CrmUnavailableError } from '../../crm.ts';
import { readBounded } from '../../http/bounded-body.ts';
import { describeFailure } from '../../http/http-failure.ts';

type Callback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Checks what is then connected to; one inner address refuses the name. */
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

/** Follows redirects; nothing of ours goes along. @param dispatcher for tests @throws CrmUnavailableError */
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
