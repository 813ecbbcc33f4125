import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, text, textList } from '../columns.ts';
import { User } from '../accounts/user.ts';

/** Written by triggers on `properties` and `blog_posts`: what was before a change. The last 50 of each. */
export const Revision = defineEntity({
  name: 'Revision',
  tableName: 'revisions',
  properties: {
    id: id(),
    kind: p.enum(['property', 'post'] as const),
    subjectId: p.integer(),
    version: p.integer(),
    at: createdAt(),
    by: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    byName: text(),
    fields: textList(),
    content: p.json<Record<string, unknown>>().columnType('jsonb'),
  },
});
