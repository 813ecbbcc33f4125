/** Fetches only from the public internet. */
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Lookup, publicAddressOf } from '@manzil/core/platform/public-address';

export class AddressRefusedError extends Error {}
/** Or too much came. */
export class UnreachableError extends Error {}

/** As for files. */
const mostBytes = 10 * 1024 * 1024;
const fetchMs = 12_000;
const mostRedirects = 3;

/**
 * Each host is looked up once, and what was found is what is connected to; a redirect begins anew.
 *
 * @param lookup asked for a host's addresses; by default the system
 * @throws AddressRefusedError for an address that is not public
 * @throws UnreachableError when no picture comes
 */
export async function downloadPublic(url: string, lookup?: Lookup): Promise<Uint8Array> {
  let address = URL.canParse(url) ? new URL(url) : null;
  const limit = AbortSignal.timeout(fetchMs);
  for (let hops = 0; hops <= mostRedirects && address !== null; hops += 1) {
    const ip = await publicAddressOf(address, lookup);
    if (ip === null) throw new AddressRefusedError('Only https addresses of public hosts are fetched');
    const got: Got = await get(address, ip, limit).catch(() => {
      throw new UnreachableError('The address gives no picture');
    });
    if (got.bytes !== null) return got.bytes;
    address =
      got.location === null || !URL.canParse(got.location, address.href) ? null : new URL(got.location, address);
  }
  throw new UnreachableError('The address gives no picture');
}

type Got = { bytes: Uint8Array } | { bytes: null; location: string | null };

/** To the address that was checked. */
function get(url: URL, ip: string, signal: AbortSignal): Promise<Got> {
  const family = isIP(ip);
  const lookup: LookupFunction = (_host, options, done) => {
    if (options.all === true) done(null, [{ address: ip, family }]);
    else done(null, ip, family);
  };
  return new Promise<Got>((resolve, reject) => {
    const fail = (): void => reject(new UnreachableError('The address gives no picture'));
    const headers = { accept: 'image/*', 'user-agent': 'Manzil' };
    const request = https.get(url, { lookup, signal, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 300 && statusCode < 400) {
        answer.resume();
        resolve({ bytes: null, location: answer.headers.location ?? null });
      } else if (statusCode === 200) {
        resolve(collect(answer).then((bytes) => ({ bytes })));
      } else {
        answer.destroy();
        fail();
      }
    });
    request.on('error', fail);
  });
}

async function collect(answer: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.byteLength;
    if (size > mostBytes) throw new UnreachableError('The picture has more than 10 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
