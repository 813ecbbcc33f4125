import { randomUUID } from 'node:crypto';
import type { AccountMail, AccountMailer } from '@manzil/core/accounts/account-mail';
import type { Mailer } from '@manzil/core/mail/mail';
import type { Office } from '@manzil/core/office/office';
import type { Logger } from '@manzil/core/platform/logger';

/** `{office}` stands for its name. */
interface Words {
  subject: Record<AccountMail['purpose'], string>;
  greeting: (name: string) => string;
  text: Record<AccountMail['purpose'], string>;
  once: (until: string) => string;
  /** In place of the link, in a copy that is only kept. */
  left: string;
}

const words: Record<AccountMail['language'], Words> = {
  en: {
    subject: { invite: 'Your access to the {office} admin', reset: 'A new password for the {office} admin' },
    greeting: (name) => `Hello ${name},`,
    text: {
      invite: 'You were invited to the {office} admin. Choose a username and a password here:',
      reset: 'A new password was asked for. If it was you, choose it here; otherwise ignore this message:',
    },
    once: (until) => `The link works once, until ${until} (Doha).`,
    left: '[The link is not kept. Without a mail server it is printed on the server: npm run access-link]',
  },
  ar: {
    subject: { invite: 'دعوتك إلى لوحة إدارة {office}', reset: 'كلمة مرور جديدة للوحة إدارة {office}' },
    greeting: (name) => `مرحبًا ${name}،`,
    text: {
      invite: 'تمت دعوتك إلى لوحة إدارة {office}. اختر اسم المستخدم وكلمة المرور من هنا:',
      reset: 'طُلبت كلمة مرور جديدة لحسابك. إن كنت أنت من طلبها فاخترها من هنا، وإلا فتجاهل هذه الرسالة:',
    },
    once: (until) => `يعمل الرابط مرة واحدة، حتى ${until} بتوقيت الدوحة.`,
    left: '[لا يُحفظ الرابط. من دون خادم بريد يُطبع على الخادم بالأمر: npm run access-link]',
  },
};
const locales = { en: 'en-QA', ar: 'ar-QA-u-nu-arab' } as const;

/** @param office its name */
export function writeAccountMail(
  { purpose, firstName, language, url, expiresAt }: AccountMail,
  office: Office['name'],
) {
  const { subject, greeting, text, once } = words[language];
  const named = (sentence: string): string => sentence.replaceAll('{office}', () => office[language]);
  const until = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Qatar',
  }).format(new Date(expiresAt));
  return {
    subject: named(subject[purpose]),
    text: [greeting(firstName ?? ''), '', named(text[purpose]), url, '', once(until), ''].join('\n'),
  };
}

/** Inviting waits for it. */
const mostMs = 12_000;

interface Parts {
  mailer: Mailer;
  log: Logger;
  office: () => Promise<Pick<Office, 'name'>>;
}

/** Not queued: a link that opens an account is stored nowhere. `send` is also false for a mail only kept. */
export function createAccountMailer({ mailer, log, office }: Parts): AccountMailer {
  return {
    async send(mail) {
      // staff read what is kept, and would have somebody else's account
      const url = mailer.kind === 'smtp' ? mail.url : words[mail.language].left;
      const { name } = await office();
      const written = { senderName: name.en, ...writeAccountMail({ ...mail, url }, name) };
      const to = { name: mail.firstName, address: mail.to };
      const whole = { id: randomUUID(), to, replyTo: null, html: null, leadReference: null, ...written };
      const outcome = await mailer.send(whole, AbortSignal.timeout(mostMs));
      if (outcome.kind === 'delivered') return mailer.kind === 'smtp';
      log.warn(
        { outcome: outcome.kind, code: 'code' in outcome ? outcome.code : null },
        'an account mail was not sent',
      );
      return false;
    },
  };
}
