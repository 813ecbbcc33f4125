import { defineEntity, p } from '@mikro-orm/core';

export const CaptchaNonce = defineEntity({
  name: 'CaptchaNonce',
  tableName: 'captcha_nonces',
  properties: {
    nonce: p.text().primary(),
    expiresAt: p.datetime().columnType('timestamptz').index(),
  },
});
