import { defineEntity, p } from '@mikro-orm/core';

/** A picture of a listing that could not be imported yet, with the place it belongs to. */
export const MissingPicture = defineEntity({
  name: 'MissingPicture',
  tableName: 'missing_pictures',
  properties: {
    referenceId: p.text().primary(),
    sourceUrl: p.text().primary().index(),
    position: p.integer(),
    reason: p.text(),
    attempts: p.integer().default(1),
    triedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
