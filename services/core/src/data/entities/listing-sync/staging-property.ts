import { defineEntity, p } from '@mikro-orm/core';
import { duplicateStatuses } from '../../../listing-sync/listing-sync.ts';
import { Agent } from '../content/agent.ts';
import { createdAt, id, moment, text, updatedAt } from '../columns.ts';
import { stagedColumns } from '../listings/listing-columns.ts';

export const StagingProperty = defineEntity({
  name: 'StagingProperty',
  tableName: 'staging_properties',
  properties: {
    ...stagedColumns(),
    id: id(),
    source: p.text().default('crm'),
    agent: () => p.manyToOne(Agent).ref().nullable().deleteRule('set null'),
    rawData: p.json<unknown>().columnType('json'),
    syncBatch: p.uuid(),
    duplicateStatus: p.enum(duplicateStatuses).default('pending'),
    duplicateReason: text(),
    crmHash: text(),
    crmModifiedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
