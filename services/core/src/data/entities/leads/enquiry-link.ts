import { defineEntity, p } from '@mikro-orm/core';
import { Lead } from './lead.ts';

/** By which a visitor sees where an enquiry stands. */
export const EnquiryLink = defineEntity({
  name: 'EnquiryLink',
  tableName: 'enquiry_links',
  properties: {
    tokenHash: p.text().primary(),
    lead: () => p.manyToOne(Lead).ref().index('enquiry_links_lead').deleteRule('cascade'),
    endsAt: p.datetime().columnType('timestamptz').index('enquiry_links_ends'),
  },
});
