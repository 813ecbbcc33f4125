/** Reports of mail servers (RFC 3464) in words that everybody knows. No IO. */
import type { Email } from 'postal-mime';
import type { BounceReason } from './mailbox.ts';

/** By the enhanced status (RFC 3463). */
const reasons: readonly (readonly [RegExp, BounceReason])[] = [
  [/^\d\.1\.|^\d\.2\.1$/, 'no_address'],
  [/^\d\.2\.2$/, 'mailbox_full'],
  [/^\d\.2\.3$|^\d\.3\.4$/, 'too_large'],
  [/^\d\.7\./, 'policy'],
  [/^\d\.4\./, 'unreachable'],
];

/** Null: nothing came back; a server only says that it still tries, or that it handed the mail on. */
export function bounceOf(email: Email): BounceReason | null {
  const report = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  // of before there were reports
  if (report === undefined) return 'other';
  const text = textOf(report.content);
  const actions = Array.from(text.matchAll(/^action:\s*([a-z]+)/gim), ([, action]) => action?.toLowerCase());
  if (!actions.includes('failed')) return null;
  const status = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1] ?? '';
  return reasons.find(([pattern]) => pattern.test(status))?.[1] ?? 'other';
}

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
