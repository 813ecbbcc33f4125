import { defineEntity, p } from '@mikro-orm/core';
import { reconciliationStates, reconciliationTriggers } from '../../../deliveries/reconciliation/reconciliation.ts';
import { count, createdAt, id, moment, text } from '../columns.ts';

/** At most one is running. */
export const Reconciliation = defineEntity({
  name: 'Reconciliation',
  tableName: 'reconciliations',
  properties: {
    id: id(),
    provider: p.text(),
    trigger: p.enum(reconciliationTriggers),
    state: p.enum(reconciliationStates).default('running'),
    startedAt: createdAt(),
    endedAt: moment(),
    takenAt: moment(),
    seenAt: createdAt(),
    windowFrom: p.datetime().columnType('timestamptz'),
    windowTo: p.datetime().columnType('timestamptz'),
    done: count(),
    total: count(),
    missing: count(),
    missingAgain: count(),
    duplicates: count(),
    unknownRecords: count(),
    skipped: count(),
    unanswered: count(),
    errorCode: text(),
    findings: p.json().defaultRaw(`'[]'`),
  },
});
