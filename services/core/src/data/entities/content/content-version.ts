import { defineEntity, p } from '@mikro-orm/core';

export const ContentVersion = defineEntity({
  name: 'ContentVersion',
  tableName: 'content_version',
  properties: {
    id: p.boolean().primary().default(true),
    version: p.bigint('number').defaultRaw('1'),
  },
});
