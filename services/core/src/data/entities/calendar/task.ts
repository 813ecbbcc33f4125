import { defineEntity, p } from '@mikro-orm/core';
import { repeatKinds } from '../../../tasks/task.ts';
import { User } from '../accounts/user.ts';
import { createdAt, id, moment, text, updatedAt, version } from '../columns.ts';
import { Lead } from '../leads/lead.ts';

/** The earliest open one of a lead is its next step: the database keeps `leads.follow_up_at` in agreement. */
export const Task = defineEntity({
  name: 'Task',
  tableName: 'tasks',
  properties: {
    id: id(),
    lead: () => p.manyToOne(Lead).ref().nullable().deleteRule('cascade'),
    /** Null: of whoever has the lead. */
    assignee: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Null: a next step of which only the date was said. */
    title: text(),
    note: text(),
    dueAt: p.datetime().columnType('timestamptz'),
    remindMinutes: p.integer().nullable(),
    remindedAt: moment(),
    repeats: p.enum(repeatKinds).nullable(),
    /** A bit for each day, the lowest is Sunday. */
    repeatDays: p.smallint().nullable(),
    repeatMonthDay: p.smallint().nullable(),
    /** Whose next one it is. */
    previous: () => p.oneToOne(Task).ref().nullable().owner().deleteRule('set null'),
    doneAt: moment(),
    doneBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
