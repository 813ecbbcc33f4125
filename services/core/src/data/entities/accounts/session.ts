import { defineEntity, p } from '@mikro-orm/core';

/** The session store writes it. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** A hash of the id that the cookie carries. */
    sid: p.text().primary(),
    sess: p.json<Record<string, unknown>>().columnType('json'),
    expire: p.datetime().columnType('timestamptz').index(),
  },
});
