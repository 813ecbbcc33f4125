import { createHmac, randomBytes } from 'node:crypto';

export const flowCookie = 'manzil.oidc';
export const flowMs = 10 * 60_000;

/** What ties an answer of the provider to the browser that asked: all of it comes from the one value of its cookie. */
export interface FlowSecrets {
  /** RFC 6749, 10.12. */
  state: string;
  /** OpenID Connect Core 1.0, 3.1.2.1. */
  nonce: string;
  /** RFC 7636. */
  verifier: string;
}

export const newFlowSecret = (): string => randomBytes(32).toString('base64url');

/** None of them tells another, or the cookie. */
export const secretsOf = (secret: string): FlowSecrets => ({
  state: derived(secret, 'state'),
  nonce: derived(secret, 'nonce'),
  verifier: derived(secret, 'verifier'),
});

const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** Of the cookie with this name; null: there is none that we could have set. */
export function readFlowSecret(cookies: string | undefined, name: string): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
