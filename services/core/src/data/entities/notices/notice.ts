import { defineEntity, p } from '@mikro-orm/core';
import type { NoticeKind } from '../../../notices/notice.ts';
import { User } from '../accounts/user.ts';
import { id, moment } from '../columns.ts';
import { Task } from '../calendar/task.ts';
import { Lead } from '../leads/lead.ts';
import { Property } from '../listings/property.ts';

/** What somebody is told on their screen: nothing of a person but a number. */
export const Notice = defineEntity({
  name: 'Notice',
  tableName: 'notices',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    kind: p.text().$type<NoticeKind>(),
    lead: () => p.manyToOne(Lead).ref().nullable().deleteRule('cascade'),
    property: () => p.manyToOne(Property).ref().nullable().deleteRule('cascade'),
    task: () => p.manyToOne(Task).ref().nullable().deleteRule('cascade'),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    readAt: moment(),
  },
});
