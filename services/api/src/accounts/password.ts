import { judgePassword, nobodysHash, type Verdict } from '@manzil/core/accounts/store/password-hash';

/** As slow without a hash, so that time tells of no name. */
export const judgeSignIn = (passwordHash: string | null, password: string): Promise<Verdict> =>
  judgePassword(passwordHash ?? nobodysHash, password);

/** As `judgeSignIn`, when only yes or no is asked. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  return (await judgeSignIn(passwordHash, password)).matches;
}
