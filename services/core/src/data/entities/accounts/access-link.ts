import { defineEntity, p } from '@mikro-orm/core';
import { linkPurposes } from '../../../accounts/user.ts';
import { createdAt, id, moment } from '../columns.ts';
import { User } from './user.ts';

/** To choose a password, once. Only a hash is stored. */
export const AccessLink = defineEntity({
  name: 'AccessLink',
  tableName: 'access_links',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Null: asked for by its own person, or made on the server. */
    madeBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    purpose: p.enum(linkPurposes),
    tokenHash: p.text().unique().hidden(),
    createdAt: createdAt(),
    expiresAt: p.datetime().columnType('timestamptz'),
    usedAt: moment(),
  },
});
