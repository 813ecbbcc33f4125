import { defineEntity, p } from '@mikro-orm/core';
import { updatedAt, version } from '../columns.ts';

/** One row: what the office decided about whose an enquiry is. */
export const LeadRouting = defineEntity({
  name: 'LeadRouting',
  tableName: 'lead_routing',
  properties: {
    id: p.boolean().primary().default(true),
    /** People see what nobody has of their own listings. */
    showsUnassigned: p.boolean().default(false),
    /** Of open office; null: nothing is handed on. */
    answerMinutes: p.integer().nullable(),
    version: version(),
    updatedAt: updatedAt(),
  },
});
