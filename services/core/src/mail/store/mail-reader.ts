import type pg from 'pg';
import type { SubjectReader } from '../../deliveries/delivery-ports.ts';
import type { LeadMail, MandateMail } from '../mail.ts';
import { createLeadMailReader } from './lead-mail-reader.ts';
import { readMandateMails } from './mandate-mail-reader.ts';

/** Null for what is gone, or is nothing to write about any more. */
export function createMailReader(pool: pg.Pool): SubjectReader<LeadMail | MandateMail> {
  const leads = createLeadMailReader(pool);
  return {
    async read(keys) {
      const listings = keys.filter(({ kind }) => kind === 'property').map(({ id }) => id);
      const [ofLeads, endings] = await Promise.all([leads.read(keys), readMandateMails(pool, listings)]);
      return keys.map(({ kind, id }, at) => (kind === 'property' ? (endings.get(id) ?? null) : (ofLeads[at] ?? null)));
    },
  };
}
