/** What calls of staff carry besides a visitor's, and what is done about a refusal before whoever asked hears of it. */
import type { components } from '@manzil/contract/api';
import { ApiError } from '#lib/api/api-error.ts';
import { type Send, sendBy } from '#lib/api/client.ts';
import { presenceHeaders } from './presence.ts';
import { keepSessionToken, renewSessionToken, sessionHeaders } from './session-token.ts';

type ProblemCode = components['schemas']['ProblemCode'];
/** True: the call is sent again. */
type Mend = () => Promise<boolean>;

// signing in from another tab replaces the token
const mends = new Map<string, Mend>([['auth.session_token', renewSessionToken]]);

/** What is done about calls that were refused so. Null: nothing any more. */
export function onRefusal(code: ProblemCode, mend: Mend | null): void {
  if (mend === null) mends.delete(code);
  else mends.set(code, mend);
}

/** Before the first call of a screen of staff. */
export const sendAsStaff = (): void => sendBy(sendWithSession);

/** Sends a call again when its refusal could be mended, once for each reason. @throws as `attempt` */
export async function mended(path: string, attempt: () => Promise<Response>): Promise<Response> {
  // the refusals of a sign-in are its own answer: it would wait for itself
  const tried = new Set<string>(path.startsWith('/api/auth/login') ? ['auth.required'] : []);
  for (;;) {
    const answer = await attempt();
    const code = answer.status === 401 || answer.status === 403 ? (await ApiError.from(answer.clone())).code : '';
    if (tried.has(code) || !(await mends.get(code)?.())) return answer;
    tried.add(code);
  }
}

async function sendWithSession(request: Request, send: Send): Promise<Response> {
  addHeaders(request, presenceHeaders());
  const changes = request.method !== 'GET';
  // text can be sent twice; browsers differ on cloned streams
  const body = changes ? await request.clone().text() : '';
  return mended(new URL(request.url).pathname, async () => {
    const one = new Request(request, body === '' ? {} : { body });
    if (changes) addHeaders(one, sessionHeaders());
    const answer = await send(one);
    keepSessionToken(answer);
    return answer;
  });
}

function addHeaders(request: Request, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
}
