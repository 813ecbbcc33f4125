import { defineEntity, p } from '@mikro-orm/core';

/** What the CRM offers, while a run compares keys. */
export const StagingKey = defineEntity({
  name: 'StagingKey',
  tableName: 'staging_keys',
  primaryKeys: ['syncBatch', 'referenceId'],
  properties: {
    syncBatch: p.uuid().primary(),
    referenceId: p.text().primary(),
    crmModifiedAt: p.datetime().columnType('timestamptz'),
  },
});
