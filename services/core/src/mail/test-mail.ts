/** Shows an office that its mails arrive. */
import { randomUUID } from 'node:crypto';
import type { Office } from '../office/office.ts';
import type { Mail, Mailer } from './mail.ts';

export type TestMailOutcome = 'sent' | 'kept' | 'failed';

export interface TestMailer {
  /** Within 12 s. Never throws for the server. @param to of whoever asked */
  send(to: Mail['to']): Promise<TestMailOutcome>;
}

const mostMs = 12_000;

/** Not queued: somebody waits for the answer. */
export function createTestMailer(mailer: Mailer, readOffice: () => Promise<Pick<Office, 'name'>>): TestMailer {
  return {
    async send(to) {
      const { name } = await readOffice();
      const mail = { id: randomUUID(), to, replyTo: null, html: null, leadReference: null, senderName: name.en };
      const outcome = await mailer.send({ ...mail, ...writeTestMail(name) }, AbortSignal.timeout(mostMs));
      if (outcome.kind !== 'delivered') return 'failed';
      return mailer.kind === 'smtp' ? 'sent' : 'kept';
    },
  };
}

/** @param office its name */
export const writeTestMail = (office: Office['name']): Pick<Mail, 'subject' | 'text'> => ({
  subject: `A test from ${office.en} · رسالة تجريبية من ${office.ar}`,
  text: [
    `This is a test: mails of ${office.en} reach you.`,
    '',
    `هذه رسالة تجريبية: رسائل ${office.ar} تصل إليك.`,
    '',
  ].join('\n'),
});
