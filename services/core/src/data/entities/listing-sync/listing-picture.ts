import { defineEntity, p } from '@mikro-orm/core';
import type { PlanRoom } from '../../../listings/property.ts';
import { text } from '../columns.ts';

/** The queue of a CRM listing's pictures, and which it shows. */
export const ListingPicture = defineEntity({
  name: 'ListingPicture',
  tableName: 'listing_pictures',
  properties: {
    referenceId: p.text().primary(),
    picture: p.text().primary(),
    sourceUrl: p.text(),
    version: p.text(),
    position: p.integer(),
    state: p.enum(['waiting', 'fetched', 'shown', 'failed'] as const).default('waiting'),
    priority: p.smallint(),
    tries: p.integer().default(0),
    nextTryAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    reason: p.string().length(200).nullable(),
    /** Its rooms where it is a floor plan. */
    plan: p.json<PlanRoom[]>().columnType('jsonb').nullable(),
    mediaHash: text(),
    fetchedHash: text(),
  },
});
