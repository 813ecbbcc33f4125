/** What goes into the header `authorization`, from credentials that may change while the process runs. */
import type { HttpClientOptions } from './http-client.ts';
import { notSent } from './http-failure.ts';
import type { CredentialReader } from '../provider-env.ts';

/** The credentials cannot be read now, such as while our database is away: nothing is sent, and it is tried again. */
export const credentialsUnreadable = notSent('crm.credentials_unreadable', 'The key of the CRM could not be read');

/** A fixed key as a bearer token. @param key null: no header is sent */
export function bearer(key: string | null): HttpClientOptions['authorization'] {
  return async () => (key === null ? null : `Bearer ${key}`);
}

/**
 * The key of the credentials as they are at each request, as a bearer token; without one no header is sent.
 * @param otherwise the key of a server that has one of its own when nobody set one
 */
export function bearerOf(
  credentials: CredentialReader,
  otherwise: string | null = null,
): HttpClientOptions['authorization'] {
  return async () => {
    const known = await credentials();
    if (known === null) return credentialsUnreadable;
    const key = known.apiKey ?? otherwise;
    return key === null ? null : `Bearer ${key}`;
  };
}
