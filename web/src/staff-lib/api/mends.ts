import type { components } from '@manzil/contract/api';
import { takeCare } from '#lib/api/mend.ts';
import { renewSessionToken } from '#lib/api/session-token.ts';
import { presenceHeaders } from './presence.ts';

type ProblemCode = components['schemas']['ProblemCode'];
/** True: the call is sent again. */
type Mend = () => Promise<boolean>;

const mends = new Map<string, Mend>([['auth.session_token', renewSessionToken]]);

/** What is done about calls that were refused so. Null: nothing any more. */
export function onRefusal(code: ProblemCode, mend: Mend | null): void {
  if (mend === null) mends.delete(code);
  else mends.set(code, mend);
}

/** Before the first call of a screen of staff. */
export function takeCareOfStaff(): void {
  takeCare({
    headers: presenceHeaders,
    // the refusals of a sign-in are its own answer: it would wait for itself
    mend: (code, path) =>
      !(code === 'auth.required' && path.startsWith('/api/auth/login')) && (mends.get(code)?.() ?? false),
  });
}
