import { hash } from '@node-rs/argon2';
import type { Role } from '@manzil/core/accounts/user';
import type { TestApi } from './start-api.ts';

export const testPassword = 'correct horse battery';

/** With a browser's headers from our own page. */
export interface Staff {
  cookie: string;
  origin: string;
  id: number;
  username: string;
}

let lastNumber = 0;

export async function signInAs(api: TestApi, role: Role): Promise<Staff> {
  const username = `${role}-${String(Date.now())}-${String((lastNumber += 1))}`;
  const { rows } = await api.pool.query<{ id: number }>(
    `with added as (insert into users (email, role) values ($1 || '@example.com', $2) returning id)
     insert into credentials (user_id, username, password_hash) select id, $1, $3 from added returning user_id as id`,
    [username, role, await hash(testPassword, { memoryCost: 8, timeCost: 1 })],
  );
  const answer = await api.post('/api/auth/login', { username, password: testPassword });
  if (answer.status !== 200) throw new Error(`Signing in answered ${String(answer.status)}`);
  return { cookie: cookieOf(answer), origin: 'http://localhost:3000', id: rows[0]?.id ?? 0, username };
}

export function cookieOf(answer: Response): string {
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('manzil.sid='));
  return session?.split(';', 1)[0] ?? '';
}
