import { defineEntity, p } from '@mikro-orm/core';
import { Agent } from '../content/agent.ts';
import { User } from '../accounts/user.ts';
import { createdAt, id, moment, text, textList, updatedAt, version } from '../columns.ts';
import { listingColumns } from './listing-columns.ts';

/** Without the columns that the database derives (data/tables.ts). */
export const Property = defineEntity({
  name: 'Property',
  tableName: 'properties',
  properties: {
    ...listingColumns(),
    id: id(),
    referenceId: p.text().nullable().unique(),
    /** Nobody has confirmed it since deal and kind became two. */
    dealUnsure: p.boolean().default(false),
    /** From the CRM, below the office's minimum: published once it is complete enough or a person lets it through. */
    waitsToPublish: p.boolean().default(false),
    source: p.text().default('manual'),
    agent: () => p.manyToOne(Agent).ref().nullable().deleteRule('set null'),
    /** In the CRM's order; another order in `images` is ours. */
    crmImages: textList().nullable(),
    /** Null: never given, or taken back. */
    crmHash: text(),
    crmModifiedAt: moment(),
    /** On the home page; without one last. */
    featuredRank: p.integer().nullable(),
    /** Before staff deleted it; null: the CRM took it back. */
    wasActive: p.boolean().nullable(),
    /** First change not told to the CRM, since it took no listings. */
    untoldAt: moment(),
    version: version(),
    deletedAt: moment(),
    deletedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Deleted for good: number and reference are left. */
    purgedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
