import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../columns.ts';
import { User } from './user.ts';

/** By what an OpenID Connect provider names the person: nothing else of there is kept. */
export const Identity = defineEntity({
  name: 'Identity',
  tableName: 'identities',
  properties: {
    user: () => p.oneToOne(User).primary().owner().ref().deleteRule('cascade'),
    issuer: p.text(),
    subject: p.text(),
    linkedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    lastUsedAt: moment(),
  },
  uniques: [{ properties: ['issuer', 'subject'] }],
});
