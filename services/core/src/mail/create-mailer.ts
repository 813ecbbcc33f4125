/** From the settings to the way that mails take. */
import type { Mailer } from '../domain/mail.ts';
import { createFolderMailer } from './folder-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailerEnv {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  PUBLIC_URL: string;
  DATA_DIR: string;
  DELIVERY_REQUEST_TIMEOUT_MS: number;
}

/** With SMTP_URL mails go out; without it they are kept in the data folder. */
export function createMailer(env: MailerEnv): Mailer {
  if (env.SMTP_URL === undefined) return createFolderMailer(env.DATA_DIR);
  return createSmtpMailer({
    url: env.SMTP_URL,
    from: env.MAIL_FROM,
    hostName: new URL(env.PUBLIC_URL).hostname,
    timeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
  });
}
