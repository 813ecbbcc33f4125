import { defineEntity, p } from '@mikro-orm/core';

/** Tokens that were used up. */
export const CaptchaNonce = defineEntity({
  name: 'CaptchaNonce',
  tableName: 'captcha_nonces',
  properties: {
    nonce: p.text().primary(),
    expiresAt: p.datetime().columnType('timestamptz').index(),
  },
});
