import { defineEntity, p } from '@mikro-orm/core';

/** A counter of requests under a hashed key; rate-limiter-flexible reads and writes it. */
export const RequestLimit = defineEntity({
  name: 'RequestLimit',
  tableName: 'request_limits',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable(),
  },
});
