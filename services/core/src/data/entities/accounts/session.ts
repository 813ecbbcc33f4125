import { defineEntity, p } from '@mikro-orm/core';

export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** A hash of the cookie's id. */
    sid: p.text().primary(),
    sess: p.json<Record<string, unknown>>().columnType('json'),
    expire: p.datetime().columnType('timestamptz').index(),
  },
});
