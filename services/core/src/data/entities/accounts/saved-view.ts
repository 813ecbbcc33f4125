import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, textList, updatedAt } from '../columns.ts';
import { User } from './user.ts';

/** A list as somebody keeps it: columns, filters and order under a name. */
export const SavedView = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  properties: {
    id: id(),
    /** None any more: it stays for those it was shared with. */
    owner: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    screen: p.text(),
    name: p.text(),
    isShared: p.boolean().default(false),
    columns: textList(),
    /** By name; what was searched for is `search`. */
    filters: p.json<Record<string, string>>().columnType('jsonb').defaultRaw(`'{}'`),
    sort: p.text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
