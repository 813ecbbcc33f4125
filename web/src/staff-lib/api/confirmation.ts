import { browserApi, dataOf } from '#lib/api/client.ts';

/** For five minutes. @throws ApiError */
export async function confirmIdentity(password: string): Promise<void> {
  await dataOf(browserApi.POST('/api/auth/confirm', { body: { password } }));
}
