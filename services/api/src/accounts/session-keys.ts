import { type SigningKeys, signingKeys } from '@manzil/core/platform/signing-keys';
import type { ApiEnv } from '../deps.ts';

/** What cookies are signed by, and still may be. */
export const sessionKeys = (env: Pick<ApiEnv, 'SESSION_SECRET' | 'SESSION_SECRET_FORMER'>): SigningKeys =>
  signingKeys(env.SESSION_SECRET, env.SESSION_SECRET_FORMER);
