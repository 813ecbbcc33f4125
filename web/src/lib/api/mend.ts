/** A call that was refused may be mended and sent again before whoever asked hears of it. */
import { renewSessionToken } from './session-token.ts';
import { ApiError } from './api-error.ts';

interface Care {
  headers: () => Record<string, string>;
  /** By the refusal's code. True: the call is sent again. */
  mend: (code: string, path: string) => Promise<boolean> | boolean;
}

let care: Care = {
  headers: () => ({}),
  // signing in from another tab replaces it
  mend: (code) => code === 'auth.session_token' && renewSessionToken(),
};

/** Staff's screens can do more; what they need is no part of visitors' scripts. */
export function takeCare(own: Care): void {
  care = own;
}

/** Of each call. */
export const careHeaders = (): Record<string, string> => care.headers();

/** Sends a call again while its refusal could be mended, three times at most. @throws as `attempt` */
export async function mended(path: string, attempt: () => Promise<Response>): Promise<Response> {
  let answer = await attempt();
  for (let left = 3; left > 0; left -= 1) {
    const refused = answer.status === 401 || answer.status === 403;
    if (!refused || !(await care.mend((await ApiError.from(answer.clone())).code, path))) break;
    answer = await attempt();
  }
  return answer;
}
