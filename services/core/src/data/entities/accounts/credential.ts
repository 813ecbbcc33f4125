import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../columns.ts';
import { User } from './user.ts';

/** Apart from the user, so that no read of one carries a hash. */
export const Credential = defineEntity({
  name: 'Credential',
  tableName: 'credentials',
  properties: {
    user: () => p.oneToOne(User).owner().primary().ref().deleteRule('cascade'),
    username: p.text().unique(),
    passwordHash: p.text().hidden(),
    isBootstrap: p.boolean().default(false),
    mustChange: p.boolean().default(false),
    /** Null: nobody came yet. */
    firstSignInAt: moment(),
    changedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
