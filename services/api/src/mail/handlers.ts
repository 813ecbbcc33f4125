import { readKeptMail, readKeptMails } from '@manzil/core/mail/folder-mailer';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

/** The contract's most. */
const mostShown = 500;

/** Mails hold links that open accounts. */
export function mailHandlers({ env }: Pick<ApiDeps, 'env'>): Pick<Handlers, 'listKeptMails' | 'getKeptMail'> {
  return {
    async listKeptMails() {
      const mails = (await readKeptMails(env.DATA_DIR, mostShown)).map(({ id, at, to, subject, leadReference }) => ({
        id,
        at,
        to,
        subject,
        leadReference,
      }));
      return { status: 200, body: { kept: env.SMTP_URL === undefined, mails } };
    },

    async getKeptMail({ params }) {
      const mail = await readKeptMail(env.DATA_DIR, params.mail);
      if (mail === null) throw new ProblemError('mail.not_found');
      return { status: 200, body: mail };
    },
  };
}
