import { defineEntity, p } from '@mikro-orm/core';

/** Where a run has been: a list in circles is known for one. */
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
