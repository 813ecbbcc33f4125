import type { DeliveryTarget } from '../deliveries/delivery-target.ts';
import type { Office } from '../office/office.ts';
import { mailLane, mailLinkColour, type LeadMail, type Mailer } from './mail.ts';
import { writeConfirmMail } from './confirm-mail.ts';
import { writeLeadMail } from './lead-mail.ts';

export interface LeadMailSettings {
  MAIL_OFFICE: string;
  MAIL_MESSAGE: boolean;
  PUBLIC_URL: string;
}

/** A mail server cannot be asked: of unknown fate, a mail goes again under its Message-ID: better twice than never. */
export function leadMailTarget(
  mailer: Mailer,
  settings: LeadMailSettings,
  readOffice: () => Promise<Office>,
): DeliveryTarget<LeadMail> {
  const desk = { name: null, address: settings.MAIL_OFFICE };
  return {
    lane: mailLane,
    capabilities: { idempotentByKey: true, lookupByReference: false, visibilityHorizonMs: 0 },
    failures: {
      timeout: { code: 'mail.timeout', text: 'The mail server did not answer in time' },
      broken: { code: 'mail.broken', text: 'The mail could not be written' },
    },
    requestOf: ({ reference, version }) => ({ operation: 'mail', reference, version }),
    async send(lead, { idempotencyKey: id, signal }) {
      const office = await readOffice();
      const senderName = office.name.en;
      if (lead.confirmKey !== null) {
        const asked = writeConfirmMail({ language: lead.language, key: lead.confirmKey }, settings.PUBLIC_URL, office);
        const to = { name: null, address: lead.email };
        return mailer.send({ id, ...asked, to, senderName, replyTo: null, leadReference: lead.reference }, signal);
      }
      const written = writeLeadMail(lead, {
        publicUrl: settings.PUBLIC_URL,
        withMessage: settings.MAIL_MESSAGE,
        colour: office.primaryColour ?? mailLinkColour,
      });
      const mail = { id, ...written, senderName, to: lead.agent ?? desk, leadReference: lead.reference };
      const outcome = await mailer.send(mail, signal);
      // a wrong address of an agent must not hide the lead from the office
      if (outcome.kind !== 'rejected' || outcome.code !== 'mail.recipient_refused' || lead.agent === null)
        return outcome;
      return mailer.send({ ...mail, to: desk }, signal);
    },
    lookup: () => Promise.reject(new Error('A mail server cannot be asked')),
  };
}
