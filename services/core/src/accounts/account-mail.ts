import type { Language } from '../platform/language.ts';
import type { LinkPurpose } from './user.ts';

export interface AccountMail {
  to: string;
  purpose: LinkPurpose;
  firstName: string | null;
  language: Language;
  /** One-time; whoever has it chooses the password. */
  url: string;
  expiresAt: string;
}

export interface AccountMailer {
  /** False when the mail was only kept or failed, which is no failure of the caller's work. */
  send(mail: AccountMail): Promise<boolean>;
}
