import { defineEntity, p } from '@mikro-orm/core';
import { Agent } from '../content/agent.ts';
import { createdAt, id, moment, text, updatedAt, version } from '../columns.ts';
import { listingColumns } from './listing-columns.ts';

/** Without the columns that the database derives (data/tables.ts). */
export const Property = defineEntity({
  name: 'Property',
  tableName: 'properties',
  properties: {
    ...listingColumns(),
    id: id(),
    referenceId: p.text().nullable().unique(),
    source: p.text().default('manual'),
    agent: () => p.manyToOne(Agent).ref().nullable().deleteRule('set null'),
    /** In the CRM's order; another order in `images` is ours. */
    crmImages: p.array().columnType('text[]').nullable(),
    /** Null for a listing that the CRM never gave, or took back. */
    crmHash: text(),
    crmModifiedAt: moment(),
    /** On the home page; one without comes last. */
    featuredRank: p.integer().nullable(),
    /** Before staff deleted it; null where the CRM took it back. */
    wasActive: p.boolean().nullable(),
    /** The first change that the CRM was not told of, since it took no listings. */
    untoldAt: moment(),
    version: version(),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
