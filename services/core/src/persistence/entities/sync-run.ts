import { defineEntity, p } from '@mikro-orm/core';
import { syncRunStates, syncTriggers } from '../../domain/listing-sync.ts';
import { count, createdAt, id, moment, text } from './columns.ts';

export const SyncRun = defineEntity({
  name: 'SyncRun',
  tableName: 'sync_runs',
  properties: {
    id: id(),
    batch: p.uuid().unique(),
    provider: p.text(),
    trigger: p.enum(syncTriggers),
    state: p.enum(syncRunStates).default('running'),
    modifiedSince: moment(),
    cursor: text(),
    highWater: moment(),
    pages: count(),
    pulled: count(),
    total: p.integer().nullable(),
    newCount: count(),
    changedCount: count(),
    unchangedCount: count(),
    removedCount: count(),
    duplicateCount: count(),
    quarantinedCount: count(),
    withheldCount: count(),
    picturesFailed: count(),
    errorCode: text(),
    errorText: p.string().length(200).nullable(),
    leaseUntil: moment(),
    startedAt: createdAt(),
    endedAt: moment(),
  },
});
