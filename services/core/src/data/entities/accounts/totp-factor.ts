import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, moment } from '../columns.ts';
import { User } from './user.ts';

/** An authenticator app. Its secret is sealed with SETTINGS_KEY for this very account. */
export const TotpFactor = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factors',
  properties: {
    user: () => p.oneToOne(User).owner().primary().ref().deleteRule('cascade'),
    secret: p.text().hidden(),
    /** Of time: the last whose code was used, so that none is used twice. */
    lastStep: p.bigint('number'),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
});
