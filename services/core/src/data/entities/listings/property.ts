import { defineEntity, p } from '@mikro-orm/core';
import { Agent } from '../content/agent.ts';
import { createdAt, id, moment, text, updatedAt, version } from '../columns.ts';
import { listingColumns } from './listing-columns.ts';

/** Without the columns that the database derives for filters (data/tables.ts). */
export const Property = defineEntity({
  name: 'Property',
  tableName: 'properties',
  properties: {
    ...listingColumns(),
    id: id(),
    referenceId: p.text().nullable().unique(),
    source: p.text().default('manual'),
    agent: () => p.manyToOne(Agent).ref().nullable().deleteRule('set null'),
    /** In the CRM's order, as they last stood here; another order in `images` is ours. */
    crmImages: p.array().columnType('text[]').nullable(),
    /** Of what the CRM said last; null for a listing that it never gave, or took back. */
    crmHash: text(),
    crmModifiedAt: moment(),
    /** On the home page; one without comes after those with. */
    featuredRank: p.integer().nullable(),
    /** When staff deleted it; null for what the CRM took back. */
    wasActive: p.boolean().nullable(),
    /** The first change that the CRM was not told of, since it took no listings. */
    untoldAt: moment(),
    version: version(),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
