import { defineEntity, p } from '@mikro-orm/core';
import { leadStatuses } from '../../../leads/lead.ts';
import { stageOutcomes } from '../../../leads/stage.ts';
import { count, id, moment } from '../columns.ts';

/** A step of a lead as the office names it. */
export const LeadStage = defineEntity({
  name: 'LeadStage',
  tableName: 'lead_stages',
  properties: {
    id: id(),
    name: p.text(),
    nameAr: p.text(),
    /** What the CRM and older callers see of it. */
    status: p.enum(leadStatuses),
    /** How it ended with the person; null: it goes on. */
    outcome: p.enum(stageOutcomes).nullable(),
    sortOrder: count(),
    retiredAt: moment(),
  },
});
