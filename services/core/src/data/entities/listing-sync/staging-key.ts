import { defineEntity, p } from '@mikro-orm/core';

/** A listing that the CRM offers, while a run compares keys. */
export const StagingKey = defineEntity({
  name: 'StagingKey',
  tableName: 'staging_keys',
  primaryKeys: ['syncBatch', 'referenceId'],
  properties: {
    /** Of its run (`syncRuns.batch`), with which it goes. */
    syncBatch: p.uuid().primary(),
    referenceId: p.text().primary(),
    crmModifiedAt: p.datetime().columnType('timestamptz'),
  },
});
