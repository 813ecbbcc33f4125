import { defineEntity, p } from '@mikro-orm/core';

/** Written by the session store; here so that housekeeping can delete what expired. */
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
