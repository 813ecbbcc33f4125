import { defineEntity, p } from '@mikro-orm/core';
import type { SeoReport } from '../../../seo/report.ts';
import { count, createdAt, id, moment } from '../columns.ts';

/** At most one is running. */
export const SeoScan = defineEntity({
  name: 'SeoScan',
  tableName: 'seo_scans',
  properties: {
    id: id(),
    state: p.enum(['running', 'done', 'failed']).default('running'),
    startedAt: createdAt(),
    finishedAt: moment(),
    seenAt: createdAt(),
    stepsDone: count(),
    stepsTotal: count(),
    report: p.json<SeoReport>().nullable(),
    turn: p.json<Readonly<Record<string, string>>>().nullable(),
  },
});
