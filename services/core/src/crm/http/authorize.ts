import type { HttpClientOptions } from './http-client.ts';
import { notSent } from './http-failure.ts';
import type { CredentialReader } from '../provider-env.ts';

/** Such as while our database is away: tried again. */
export const credentialsUnreadable = notSent('crm.credentials_unreadable', 'The key of the CRM could not be read');

/** @param key null: no header */
export function bearer(key: string | null): HttpClientOptions['authorization'] {
  return async () => (key === null ? null : `Bearer ${key}`);
}

/** Asked at each request. @param otherwise the default key */
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
