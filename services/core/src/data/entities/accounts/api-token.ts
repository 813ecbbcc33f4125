import { defineEntity, p } from '@mikro-orm/core';
import type { Permission } from '../../../accounts/permissions.ts';
import { createdAt, id, moment, textList } from '../columns.ts';
import { User } from './user.ts';

/** With which a machine calls the api. Only a hash is stored. */
export const ApiToken = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  properties: {
    id: id(),
    name: p.text(),
    /** Its first characters, to know it by. */
    prefix: p.text(),
    tokenHash: p.text().unique().hidden(),
    permissions: textList().$type<Permission[]>(),
    madeBy: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    createdAt: createdAt(),
    expiresAt: p.datetime().columnType('timestamptz'),
    /** To the minute. */
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
});
