import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

/** What a device signs, once. */
export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    challenge: p.text().primary(),
    purpose: p.text(),
    /** Null: nobody yet, at a sign-in. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    expiresAt: p.datetime().columnType('timestamptz').index(),
  },
});
