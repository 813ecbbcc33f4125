import { queryOptions } from '@tanstack/react-query';
import { provePasskey } from '../auth/passkeys.ts';
import { staffAsked } from './staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** For five minutes. @throws ApiError */
export async function confirmIdentity(password: string): Promise<void> {
  await dataOf(browserApi.POST('/api/auth/confirm', { body: { password } }));
}

/** The same by a passkey. @throws ApiError, or as the browser says */
export async function confirmByPasskey(): Promise<void> {
  const question = await dataOf(browserApi.POST('/api/auth/confirm/passkey/question'));
  await dataOf(browserApi.POST('/api/auth/confirm/passkey', { body: await provePasskey(question) }));
}

/** Whether there is one to confirm by; asked only where the browser knows passkeys. */
export const ownPasskeysQuery = queryOptions({
  ...staffAsked('/api/auth/factors'),
  select: ({ passkeys }: { passkeys: readonly object[] }) => passkeys.length > 0,
});
