import type { DeliveryTarget } from '../deliveries/delivery-target.ts';
import type { Office } from '../office/office.ts';
import { leadMailTarget, type LeadMailSettings } from './lead-mail-target.ts';
import type { LeadMail, MailFile, Mailer, MandateMail, MessageMail } from './mail.ts';
import { writeMandateMail } from './mandate-mail.ts';
import { writeMessageMail } from './message-mail.ts';

/**
 * Leads to whom they concern; mandates that end to the listing's agent and the office, in one mail; what staff write to the person.
 * @param readFiles of a message: read when it is sent, since many large ones may wait
 * @param readAnswersTo the address of the mailbox that is read; null: whoever wrote is answered
 */
export function mailTarget(
  mailer: Mailer,
  settings: LeadMailSettings,
  readOffice: () => Promise<Office>,
  readFiles: (messageId: number) => Promise<MailFile[]>,
  readAnswersTo: () => Promise<string | null>,
): DeliveryTarget<LeadMail | MandateMail | MessageMail> {
  const leads = leadMailTarget(mailer, settings, readOffice);
  const desk = { name: null, address: settings.MAIL_OFFICE };
  return {
    ...leads,
    requestOf: (subject) =>
      'messageId' in subject
        ? { operation: 'mail', reference: subject.reference, version: 1 }
        : leads.requestOf(subject as LeadMail),
    async send(subject, { idempotencyKey: id, ...how }) {
      if ('messageId' in subject) {
        const [office, files, answersTo] = await Promise.all([
          readOffice(),
          readFiles(subject.messageId),
          readAnswersTo(),
        ]);
        const written = writeMessageMail(subject, office, { desk, answersTo });
        return mailer.send({ id, ...written, files }, how.signal);
      }
      if (!('contractNumber' in subject)) return leads.send(subject, { idempotencyKey: id, ...how });
      const { agent } = subject;
      const written = writeMandateMail(subject, settings.PUBLIC_URL);
      const receivers = agent === null ? { to: desk } : { to: agent, cc: desk };
      const senderName = (await readOffice()).name.en;
      return mailer.send({ id, ...written, ...receivers, senderName, leadReference: null }, how.signal);
    },
  };
}
