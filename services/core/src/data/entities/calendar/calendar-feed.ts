import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.ts';
import { createdAt, moment } from '../columns.ts';

/** The secret address of somebody's days. */
export const CalendarFeed = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feeds',
  properties: {
    user: () => p.oneToOne(User).ref().primary().owner().deleteRule('cascade'),
    secretHash: p.text().unique(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
});
