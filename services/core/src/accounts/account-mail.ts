import type { Language } from '../platform/language.ts';
import type { LinkPurpose } from './user.ts';

export interface AccountMail {
  to: string;
  purpose: LinkPurpose;
  firstName: string | null;
  language: Language;
  /** Once; whoever has it chooses the password. */
  url: string;
  expiresAt: string;
}

export interface AccountMailer {
  /** False: only kept, or failed. */
  send(mail: AccountMail): Promise<boolean>;
}
