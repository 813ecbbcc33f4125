import type { Mailer } from './mail.ts';
import type { SmtpOptions } from './smtp-mailer.ts';
import { createFolderMailer } from './folder-mailer.ts';

export interface MailerEnv {
  SMTP_URL?: string | undefined;
  SMTP_TLS: 'on' | 'off';
  MAIL_FROM: string;
  PUBLIC_URL: string;
  DATA_DIR: string;
  DELIVERY_REQUEST_TIMEOUT_MS: number;
}

/** Without SMTP_URL mails are kept in the data folder. */
export function createMailer(env: MailerEnv): Mailer {
  if (env.SMTP_URL === undefined) return createFolderMailer(env.DATA_DIR);
  return lateSmtpMailer({
    url: env.SMTP_URL,
    tls: env.SMTP_TLS,
    from: env.MAIL_FROM,
    hostName: new URL(env.PUBLIC_URL).hostname,
    timeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
  });
}

/** The SMTP library takes 30 MB: loaded with the first mail. */
function lateSmtpMailer(options: SmtpOptions): Mailer {
  let made: Promise<Mailer> | undefined;
  const make = async (): Promise<Mailer> => (await import('./smtp-mailer.ts')).createSmtpMailer(options);
  return { kind: 'smtp', send: async (mail, signal) => (await (made ??= make())).send(mail, signal) };
}
