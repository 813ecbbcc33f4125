import type { DeliveryTarget } from '../deliveries/delivery-target.ts';
import type { Office } from '../office/office.ts';
import { leadMailTarget, type LeadMailSettings } from './lead-mail-target.ts';
import type { LeadMail, Mailer, MandateMail } from './mail.ts';
import { writeMandateMail } from './mandate-mail.ts';

/** Leads to whom they concern; mandates that end to the listing's agent and the office, in one mail. */
export function mailTarget(
  mailer: Mailer,
  settings: LeadMailSettings,
  readOffice: () => Promise<Office>,
): DeliveryTarget<LeadMail | MandateMail> {
  const leads = leadMailTarget(mailer, settings, readOffice);
  const desk = { name: null, address: settings.MAIL_OFFICE };
  return {
    ...leads,
    async send(subject, { idempotencyKey: id, ...how }) {
      if (!('contractNumber' in subject)) return leads.send(subject, { idempotencyKey: id, ...how });
      const { agent } = subject;
      const written = writeMandateMail(subject, settings.PUBLIC_URL);
      const receivers = agent === null ? { to: desk } : { to: agent, cc: desk };
      const senderName = (await readOffice()).name.en;
      return mailer.send({ id, ...written, ...receivers, senderName, leadReference: null }, how.signal);
    },
  };
}
