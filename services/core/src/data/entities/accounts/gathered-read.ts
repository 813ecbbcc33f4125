import { defineEntity, p } from '@mikro-orm/core';
import type { Act } from '../../../audit/act.ts';
import { count, createdAt } from '../columns.ts';

/** Lists of people that somebody read within a minute; becomes one entry of the audit log. */
export const GatheredRead = defineEntity({
  name: 'GatheredRead',
  tableName: 'gathered_reads',
  properties: {
    /** A hash over who read what by which filter. */
    key: p.text().primary(),
    at: createdAt(),
    actor: p.json<NonNullable<Act['actor']>>().columnType('jsonb'),
    operation: p.text(),
    filter: p.json<Record<string, unknown>>().columnType('jsonb'),
    reads: count(),
    records: count(),
  },
});
