import { defineEntity, p } from '@mikro-orm/core';
import { propertyStatuses, type PictureText } from '../../../listings/property.ts';
import { Agent } from '../content/agent.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';
import { listingColumns } from './listing-columns.ts';

/** The columns that the database derives for filters are left out: only SQL compares with them. */
export const Property = defineEntity({
  name: 'Property',
  tableName: 'properties',
  properties: {
    ...listingColumns(),
    id: id(),
    referenceId: p.text().nullable().unique(),
    title: p.text(),
    price: p.decimal().precision(12).scale(2),
    currency: p.text().default('QAR'),
    type: p.text(),
    status: p.enum(propertyStatuses),
    areaUnit: p.text().default('sqm'),
    address: p.text(),
    city: p.text(),
    latitude: p.decimal().precision(10).scale(8).nullable(),
    longitude: p.decimal().precision(11).scale(8).nullable(),
    source: p.text().default('manual'),
    agent: () => p.manyToOne(Agent).ref().nullable().deleteRule('set null'),
    isFeatured: p.boolean().default(false),
    isActive: p.boolean().default(true),
    /** The CRM's pictures in its order, as they last stood here; another order in `images` is ours. */
    crmImages: p.array().columnType('text[]').nullable(),
    imageTexts: p.json<PictureText[]>().columnType('jsonb').defaultRaw("'[]'"),
    /** Where a featured listing stands on the home page; one without comes after those with. */
    featuredRank: p.integer().nullable(),
    /** Whether it was active when staff deleted it; null for what the CRM took back. */
    wasActive: p.boolean().nullable(),
    /** The first change that the CRM was not told of, since it took no listings. */
    untoldAt: moment(),
    version: p.integer().version().default(1),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
