import { roles, type Role } from '@manzil/core/accounts/user';
import { signInAs, type Staff, testPassword } from '../sign-in.ts';
import type { TestApi } from '../start-api.ts';
import { withoutRules } from './factor-rules.ts';
import type { Known } from './known.ts';

/** `nobody`: without a session. */
export const askers = ['nobody', ...roles] as const;
export type Asker = (typeof askers)[number];

export interface Sessions {
  /** Signs in where that is still to do. */
  headersOf(asker: Asker): Promise<Record<string, string>>;
  /** Whether the account still has the role that it was made with: an administrator's request may change it. */
  isStill(asker: Asker): Promise<boolean>;
  /** The next request gets a new account. */
  forget(asker: Asker): void;
  /** The next requests are those of this person. */
  become(role: Role, person: Staff): Promise<void>;
}

export function createSessions(api: TestApi, known: Known): Sessions {
  const open = new Map<Role, { id: number; headers: Record<string, string> }>();

  async function signIn(role: Role): Promise<Record<string, string>> {
    await withoutRules(api);
    const person = await signInAs(api, role);
    known.add('username', person.username);
    known.add('password', testPassword);
    return become(role, person);
  }

  async function become(role: Role, { cookie, origin, id }: Staff): Promise<Record<string, string>> {
    const answers = [await api.get('/api/auth/user', { cookie }), await api.get('/api/auth/login/second', { cookie })];
    const token = answers.map((answer) => answer.headers.get('x-session-token')).find((one) => one !== null) ?? '';
    const headers = { cookie, origin, 'x-session-token': token };
    open.set(role, { id, headers });
    return headers;
  }

  return {
    async headersOf(asker) {
      if (asker === 'nobody') return {};
      return open.get(asker)?.headers ?? signIn(asker);
    },
    async isStill(asker) {
      if (asker === 'nobody') return true;
      const { rows } = await api.pool.query<{ role: string }>('select role from users where id = $1', [
        open.get(asker)?.id ?? 0,
      ]);
      return rows[0]?.role === asker;
    },
    forget(asker) {
      if (asker !== 'nobody') open.delete(asker);
    },
    become: async (role, person) => void (await become(role, person)),
  };
}
