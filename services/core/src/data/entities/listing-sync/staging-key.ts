import { defineEntity, p } from '@mikro-orm/core';
import { SyncRun } from './sync-run.ts';

/** A listing that the CRM offers, while a run compares keys. */
export const StagingKey = defineEntity({
  name: 'StagingKey',
  tableName: 'staging_keys',
  primaryKeys: ['run', 'referenceId'],
  properties: {
    run: () => p.manyToOne(SyncRun).primary().ref().targetKey('batch').joinColumn('sync_batch').deleteRule('cascade'),
    referenceId: p.text().primary(),
    crmModifiedAt: p.datetime().columnType('timestamptz'),
  },
});
