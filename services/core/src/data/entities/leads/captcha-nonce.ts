import { defineEntity, p } from '@mikro-orm/core';

/** A token that has been used up. */
export const CaptchaNonce = defineEntity({
  name: 'CaptchaNonce',
  tableName: 'captcha_nonces',
  properties: {
    nonce: p.text().primary(),
    expiresAt: p.datetime().columnType('timestamptz').index(),
  },
});
