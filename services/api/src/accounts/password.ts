import { hashPassword, judgePassword, type Verdict } from '@manzil/core/accounts/store/password-hash';

let decoy: Promise<string> | undefined;

/** As slow without a hash, so that time tells of no name. */
export async function judgeSignIn(passwordHash: string | null, password: string): Promise<Verdict> {
  if (passwordHash !== null) return judgePassword(passwordHash, password);
  decoy ??= hashPassword('no such user');
  await judgePassword(await decoy, password);
  return { matches: false, isStale: false };
}

/** As `judgeSignIn`, when only yes or no is asked. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  return (await judgeSignIn(passwordHash, password)).matches;
}
