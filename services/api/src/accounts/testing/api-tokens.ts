/** Tokens for machines, in tests. */
import type { Permission } from '@manzil/core/accounts/permissions';
import { callAs, type Called } from '../../testing/call-as.ts';
import type { Staff } from '../../testing/sign-in.ts';
import type { TestApi } from '../../testing/start-api.ts';

export interface MadeToken {
  id: number;
  secret: string;
}

export const make = (api: TestApi, who: Staff, body: object): Promise<Called> =>
  callAs(api, who)('POST', '/api/tokens', body);

/** @throws Error when it is refused */
export async function made(
  api: TestApi,
  who: Staff,
  permissions: Permission[],
  name = 'A machine',
): Promise<MadeToken> {
  const { status, body } = await make(api, who, { name, permissions, days: 30 });
  if (status !== 201) throw new Error(`Making a token answered ${String(status)}`);
  return { id: (body['token'] as { id: number }).id, secret: body['secret'] as string };
}

export async function callWith(
  api: TestApi,
  { secret }: Pick<MadeToken, 'secret'>,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Called & { headers: Headers }> {
  const answer = await api.send(method, path, { authorization: `Bearer ${secret}`, ...headers }, body);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : null) ?? {} };
}
