import { defineEntity, p } from '@mikro-orm/core';
import { moment, text } from '../columns.ts';

/** One row: how far the mailbox was read. */
export const MailboxReading = defineEntity({
  name: 'MailboxReading',
  tableName: 'mailbox_readings',
  properties: {
    id: p.boolean().primary().default(true),
    uidValidity: p.bigint('number').nullable(),
    lastUid: p.bigint('number').defaultRaw('0'),
    lookedAt: moment(),
    problem: text(),
    /** Stands at a lead since. */
    taken: p.integer().default(0),
    /** Concerned no lead. */
    passed: p.integer().default(0),
  },
});
