/** What can be done about a refused call before whoever asked hears of it, by the refusal's code. */
import type { components } from '@manzil/contract/api';
import { ApiError } from './api-error.ts';
import { renewSessionToken } from './session-token.ts';

type ProblemCode = components['schemas']['ProblemCode'];
/** True: the call is sent again. */
type Mend = () => Promise<boolean>;

// signing in from another tab replaces the token
const mends = new Map<string, Mend>([['auth.session_token', renewSessionToken]]);

/** Staff's screens can ask the person. Null: nothing is done about it any more. */
export function onRefusal(code: ProblemCode, mend: Mend | null): void {
  if (mend === null) mends.delete(code);
  else mends.set(code, mend);
}

/**
 * Sends a call again when its refusal could be mended, once for each reason.
 * @param path whose refusals of a sign-in are its own answer
 * @throws as `attempt`
 */
export async function mended(path: string, attempt: () => Promise<Response>): Promise<Response> {
  const tried = new Set<string>(path.startsWith('/api/auth/login') ? ['auth.required'] : []);
  for (;;) {
    const answer = await attempt();
    const code = answer.status === 401 || answer.status === 403 ? (await ApiError.from(answer.clone())).code : '';
    if (tried.has(code) || !(await mends.get(code)?.())) return answer;
    tried.add(code);
  }
}
