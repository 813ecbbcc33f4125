/** From the server itself with our token; from elsewhere without, by https from public hosts. */
import { CrmUnavailableError } from '../../crm.ts';
import { answered } from '../odata/errors.ts';
import type { ODataClient } from '../odata/odata-client.ts';
import { fetchPublic } from './public-host.ts';

/** @throws CrmUnavailableError */
export async function fetchPicture(
  client: ODataClient,
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (!URL.canParse(url)) throw new CrmUnavailableError('The picture has no address');
  const address = new URL(url);
  if (address.origin !== new URL(client.root).origin) return fetchPublic(url, maxBytes, signal);
  // what is behind the # is ours alone
  address.hash = '';
  const call = { method: 'GET', path: address.href, signal, maxBytes, headers: { accept: 'image/*' } } as const;
  const answer = answered(await client.call(call), 'a picture');
  if (answer.body === null) throw new CrmUnavailableError('The picture is too large or broke off', answer.status);
  return answer.body;
}
