import { defineEntity, p } from '@mikro-orm/core';
import { duplicateStatuses } from '../../../listing-sync/listing-sync.ts';
import { Agent } from '../content/agent.ts';
import { createdAt, id, text, updatedAt } from '../columns.ts';
import { listingColumns } from '../listings/listing-columns.ts';
import { SyncRun } from './sync-run.ts';

/** A listing as the CRM gave it, before anybody judged it: price and coordinates are text. */
export const StagingProperty = defineEntity({
  name: 'StagingProperty',
  tableName: 'staging_properties',
  properties: {
    ...listingColumns(),
    id: id(),
    title: text(),
    price: text(),
    currency: text(),
    type: text(),
    status: text(),
    areaUnit: text(),
    address: text(),
    city: text(),
    latitude: text(),
    longitude: text(),
    source: p.text().default('crm'),
    agent: () => p.manyToOne(Agent).ref().nullable().deleteRule('set null'),
    rawData: p.json<unknown>().columnType('json'),
    run: () => p.manyToOne(SyncRun).ref().targetKey('batch').joinColumn('sync_batch').deleteRule('cascade'),
    duplicateStatus: p.enum(duplicateStatuses).default('pending'),
    duplicateReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
