import { defineEntity, p } from '@mikro-orm/core';

/** Already in the media store, by where it came from. */
export const MediaSource = defineEntity({
  name: 'MediaSource',
  tableName: 'media_sources',
  properties: {
    sourceUrl: p.text().primary(),
    mediaHash: p.text(),
    importedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
