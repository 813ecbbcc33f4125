import { defineEntity, p } from '@mikro-orm/core';

/** Under a hashed key; written by rate-limiter-flexible and lead-intake-sql.ts. */
export const RequestLimit = defineEntity({
  name: 'RequestLimit',
  tableName: 'request_limits',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable(),
  },
});
