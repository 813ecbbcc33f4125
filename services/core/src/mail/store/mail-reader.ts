import type pg from 'pg';
import type { SubjectReader } from '../../deliveries/delivery-ports.ts';
import type { LeadMail, MandateMail, MessageMail } from '../mail.ts';
import { createLeadMailReader } from './lead-mail-reader.ts';
import { readMandateMails } from './mandate-mail-reader.ts';
import { readMessageMails } from './message-mail-reader.ts';

/** Null for what is gone, or is nothing to write about any more. */
export function createMailReader(pool: pg.Pool): SubjectReader<LeadMail | MandateMail | MessageMail> {
  const leads = createLeadMailReader(pool);
  return {
    async read(keys) {
      const idsOf = (wanted: string) => keys.filter(({ kind }) => kind === wanted).map(({ id }) => id);
      const [ofLeads, endings, messages] = await Promise.all([
        leads.read(keys),
        readMandateMails(pool, idsOf('property')),
        readMessageMails(pool, idsOf('message')),
      ]);
      return keys.map(({ kind, id }, at) => {
        if (kind === 'lead') return ofLeads[at] ?? null;
        return (kind === 'property' ? endings.get(id) : messages.get(id)) ?? null;
      });
    },
  };
}
