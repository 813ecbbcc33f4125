import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../columns.ts';
import { Lead } from './lead.ts';

export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    lead: () => p.oneToOne(Lead).primary().owner().ref().deleteRule('cascade'),
    /** Of the links in mails. */
    key: p.text().unique(),
    /** Null: from before anybody was asked to confirm. */
    askedAt: moment(),
    confirmedAt: moment(),
    endedAt: moment(),
  },
});
