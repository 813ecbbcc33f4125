import { Readable } from 'node:stream';
import { readBounded } from '@manzil/core/crm/http/bounded-body';
import { ProviderUnreachableError } from './provider-errors.ts';

/** Metadata, keys and tokens are some kB. */
const mostBytes = 262_144;

/**
 * As fetch, for requests to the provider: follows no redirect and reads nothing without end; the signal of the caller ends the reading too.
 * @throws ProviderUnreachableError also for an error of the server (5xx) and an answer that is too large
 */
export async function boundedFetch(address: string, options: RequestInit): Promise<Response> {
  const { body, status, headers } = await fetch(address, { ...options, redirect: 'manual' }).catch((error: unknown) => {
    throw new ProviderUnreachableError('no connection, or not in time', { cause: error });
  });
  const read = body === null ? new Uint8Array() : await readBounded(Readable.fromWeb(body), mostBytes);
  if (read === null) throw new ProviderUnreachableError('its answer broke off, or is too large');
  if (status >= 500) throw new ProviderUnreachableError(`it answered ${String(status)}`);
  // a Response of these may have no body
  return new Response(status === 204 || status === 304 ? null : Buffer.from(read), { status, headers });
}
