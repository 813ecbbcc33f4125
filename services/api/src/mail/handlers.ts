import { maskedValue, seesAllContact } from '@manzil/core/accounts/contact-rules';
import { withoutLinks } from '@manzil/core/accounts/link-address';
import { withoutSubscriptionLinks } from '@manzil/core/leads/subscription-link';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { readKeptMail, readKeptMails } from '@manzil/core/mail/folder-mailer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { demandAllContact } from '../leads/contact.ts';

/** The contract's most. */
const mostShown = 500;

/** What was kept by an older version may hold a link that opens an account. */
const leftOut = '[link]';

/** Who reads them opens no account, and confirms no stranger's subscription. */
const hidden = (text: string): string => withoutSubscriptionLinks(withoutLinks(text, leftOut), leftOut);

/** About somebody whom the reader may not reach. */
const isClosed = (reader: SignedInUser, leadReference: string | null): boolean =>
  leadReference !== null && !seesAllContact(reader);

/** Of who has no name the subject has the address. */
const withoutAddresses = (subject: string): string =>
  subject
    .split(' ')
    .map((word) => (word.includes('@') ? maskedValue : word))
    .join(' ');

/** Of administrators; none opens another's account. */
export function mailHandlers({ env }: Pick<ApiDeps, 'env'>): Pick<Handlers, 'listKeptMails' | 'getKeptMail'> {
  return {
    async listKeptMails({ user }) {
      const mails = (await readKeptMails(env.DATA_DIR, mostShown)).map(({ id, at, to, subject, leadReference }) => ({
        id,
        at,
        to: isClosed(user, leadReference) ? maskedValue : to,
        subject: isClosed(user, leadReference) ? withoutAddresses(subject) : subject,
        leadReference,
      }));
      return { status: 200, body: { kept: env.SMTP_URL === undefined, mails } };
    },

    async getKeptMail({ params, user }) {
      const mail = demandFound(await readKeptMail(env.DATA_DIR, params.mail), 'mail.not_found');
      if (mail.leadReference !== null) demandAllContact(user);
      const html = mail.html === null ? null : hidden(mail.html);
      return { status: 200, body: { ...mail, text: hidden(mail.text), html } };
    },
  };
}
