import { readKeptMail, readKeptMails } from '@manzil/core/mail/folder-mailer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
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

    getKeptMail: async ({ params }) => ({
      status: 200,
      body: demandFound(await readKeptMail(env.DATA_DIR, params.mail), 'mail.not_found'),
    }),
  };
}
