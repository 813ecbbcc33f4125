import { defineEntity, p } from '@mikro-orm/core';
import { moment, text } from '../columns.ts';

export const Retention = defineEntity({
  name: 'Retention',
  tableName: 'retention',
  properties: {
    /** Leads, so far. */
    kind: p.text().primary(),
    months: p.integer(),
    /** Null: nothing is made anonymous. */
    confirmedAt: moment(),
    /** The user name. */
    confirmedBy: text(),
  },
});
