import { defineEntity, p } from '@mikro-orm/core';
import { crmDutyKinds } from '../../../people/crm-duty.ts';
import { createdAt, id, moment, text } from '../columns.ts';

export const CrmDuty = defineEntity({
  name: 'CrmDuty',
  tableName: 'crm_duties',
  uniques: [{ properties: ['leadReference', 'kind'] }],
  properties: {
    id: id(),
    kind: p.enum(crmDutyKinds),
    /** No foreign key: the lead may be gone. */
    leadReference: p.text(),
    provider: p.text(),
    crmId: text(),
    createdAt: createdAt(),
    doneAt: moment(),
    /** The user name. */
    doneBy: text(),
  },
});
