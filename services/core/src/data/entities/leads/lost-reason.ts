import { defineEntity, p } from '@mikro-orm/core';
import { count, id, moment } from '../columns.ts';

/** Why a lead was lost, as the office names it. */
export const LostReason = defineEntity({
  name: 'LostReason',
  tableName: 'lost_reasons',
  properties: { id: id(), name: p.text(), nameAr: p.text(), sortOrder: count(), retiredAt: moment() },
});
