import { defineEntity, p } from '@mikro-orm/core';
import { SyncRun } from './sync-run.ts';

/** A place in one of the CRM's lists that a run has been at, so that a list in circles is known for one. */
export const StagingCursor = defineEntity({
  name: 'StagingCursor',
  tableName: 'staging_cursors',
  primaryKeys: ['run', 'list', 'cursorHash'],
  properties: {
    run: () => p.manyToOne(SyncRun).primary().ref().targetKey('batch').joinColumn('sync_batch').deleteRule('cascade'),
    list: p.enum(['listings', 'keys']).primary(),
    cursorHash: p.text().primary(),
  },
});
