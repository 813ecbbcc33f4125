import { bootstrapCredentials } from '../accounts/bootstrap-credentials.ts';
import type { Queryable } from '../data/database.ts';
import { typed } from '../data/typed.ts';
import { hashPassword } from '../accounts/store/password-hash.ts';
import { createBootstrapAdmin } from '../accounts/store/user-repository.ts';

/** Unless any account exists; true: added. Only in demo mode. */
export async function plantAdmin(db: Queryable): Promise<boolean> {
  if (await typed(db).selectFrom('credentials').select('userId').limit(1).executeTakeFirst()) return false;
  return createBootstrapAdmin(db, {
    username: bootstrapCredentials.username,
    email: 'admin@manzil.example',
    passwordHash: await hashPassword(bootstrapCredentials.password),
    firstName: 'Manzil',
    lastName: 'Admin',
    isDemo: true,
  });
}
