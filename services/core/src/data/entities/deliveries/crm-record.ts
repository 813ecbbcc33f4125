import { defineEntity, p } from '@mikro-orm/core';
import { recordKinds } from '../../../deliveries/delivery.ts';

/** Whose a record of a CRM is. Written by SQL alone, in deliveries/store. */
export const CrmRecord = defineEntity({
  name: 'CrmRecord',
  tableName: 'crm_records',
  primaryKeys: ['provider', 'externalId'],
  properties: {
    provider: p.text().primary(),
    externalId: p.text().primary(),
    subjectKind: p.enum(recordKinds),
    subjectId: p.integer(),
    /** A lookup by our reference said so, not only a write's answer. */
    lookedUp: p.boolean(),
  },
});
