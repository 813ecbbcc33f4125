import { bootstrapCredentials } from '@manzil/core/accounts/bootstrap-credentials';
import { readOffice } from '@manzil/core/office/store/office-store';
import { ProblemError, type ProblemCode } from '../contract/problem.ts';
import type { ApiDeps, ApiEnv } from '../deps.ts';
import type { BreachCheck } from './breach-check.ts';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf, type Weakness } from './weak-password.ts';

type Env = Pick<ApiEnv, 'DEMO_MODE' | 'PUBLIC_URL'>;

interface Deps {
  env: Env;
  breaches: BreachCheck;
  database: Pick<ApiDeps['database'], 'pool'>;
}

/** Whose words a password may not be made of; what is not known yet is left out. */
export interface PasswordOwner {
  username: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

const problems: Record<Weakness, ProblemCode> = {
  too_short: 'auth.password_too_short',
  too_common: 'auth.password_too_common',
  own_words: 'auth.password_of_own_words',
};

/** Rules 2 and 3 of the credential change, in this order; the same in every mode. @throws ProblemError */
export async function demandGoodPassword(
  { env, breaches, database }: Deps,
  password: string,
  confirmation: string,
  owner: PasswordOwner,
): Promise<void> {
  if (password !== confirmation) throw new ProblemError('auth.passwords_do_not_match');
  const { name, legalName } = await readOffice(database.pool);
  const ofOffice = [name.en, name.ar, legalName.en, legalName.ar, new URL(env.PUBLIC_URL).hostname];
  const weakness = weaknessOf(password, await commonPasswords(), ['manzil', ...ofOffice, ...wordsOf(owner)]);
  if (weakness !== null) throw new ProblemError(problems[weakness]);
  if (await breaches(password)) throw new ProblemError('auth.password_breached');
}

/**
 * Chosen under older rules: it opens once more, for choosing another. The demo's printed account is excepted.
 * @param isBootstrap still the seeds' own
 */
export async function isOutdated(env: Env, password: string, isBootstrap: boolean): Promise<boolean> {
  if (env.DEMO_MODE && isBootstrap && password === bootstrapCredentials.password) return false;
  return weaknessOf(password, await commonPasswords(), []) !== null;
}

function wordsOf({ username, email, firstName, lastName }: PasswordOwner): string[] {
  const mailbox = email?.split('@', 1)[0];
  return [username, mailbox, firstName, lastName].filter((word) => typeof word === 'string');
}
