import type { ApiEnv } from '../deps.ts';
import { ProblemError } from '../contract/problem.ts';

/** 6 is the demo's specification; a real site asks for more. */
export const passwordMinLength = ({ DEMO_MODE }: Pick<ApiEnv, 'DEMO_MODE'>): number => (DEMO_MODE ? 6 : 12);

/** Rules 2 and 3 of the credential change, in this order. @throws ProblemError */
export function demandGoodPassword(env: Pick<ApiEnv, 'DEMO_MODE'>, password: string, confirmation: string): void {
  if (password !== confirmation) throw new ProblemError('auth.passwords_do_not_match');
  if (password.length < passwordMinLength(env)) throw new ProblemError('auth.password_too_short');
}
