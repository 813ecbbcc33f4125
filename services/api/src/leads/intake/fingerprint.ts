import { createHash } from 'node:crypto';

/** Each try brings a fresh captcha. */
const perSubmit = new Set(['captcha', 'captchaToken']);

/** Equal for the same enquiry, in any order of members. */
export function fingerprintOf(body: object): string {
  const lasting = Object.entries(body).filter(([name]) => !perSubmit.has(name));
  return createHash('sha256')
    .update(canonical(Object.fromEntries(lasting)))
    .digest('base64url');
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
