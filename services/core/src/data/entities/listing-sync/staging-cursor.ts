import { defineEntity, p } from '@mikro-orm/core';

/** Tells a list in circles. */
export const StagingCursor = defineEntity({
  name: 'StagingCursor',
  tableName: 'staging_cursors',
  primaryKeys: ['syncBatch', 'list', 'cursorHash'],
  properties: {
    /** Of its run (`syncRuns.batch`), with which it goes. */
    syncBatch: p.uuid().primary(),
    list: p.enum(['listings', 'keys']).primary(),
    cursorHash: p.text().primary(),
  },
});
