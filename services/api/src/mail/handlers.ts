import { withoutLinks } from '@manzil/core/accounts/link-address';
import { withoutSubscriptionLinks } from '@manzil/core/leads/subscription-link';
import { readKeptMail, readKeptMails } from '@manzil/core/mail/folder-mailer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

/** The contract's most. */
const mostShown = 500;

/** What was kept by an older version may hold a link that opens an account. */
const leftOut = '[link]';

/** Who reads them opens no account, and confirms no stranger's subscription. */
const hidden = (text: string): string => withoutSubscriptionLinks(withoutLinks(text, leftOut), leftOut);

/** Of administrators; none opens another's account. */
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
      const mail = demandFound(await readKeptMail(env.DATA_DIR, params.mail), 'mail.not_found');
      const html = mail.html === null ? null : hidden(mail.html);
      return { status: 200, body: { ...mail, text: hidden(mail.text), html } };
    },
  };
}
