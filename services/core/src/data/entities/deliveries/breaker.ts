import { defineEntity, p } from '@mikro-orm/core';
import { breakerStates } from '../../../deliveries/breaker/breaker.ts';
import { createdAt, moment, text } from '../columns.ts';

/** No row: closed. Written by SQL alone, in deliveries/store. */
export const Breaker = defineEntity({
  name: 'Breaker',
  tableName: 'breakers',
  properties: {
    provider: p.text().primary(),
    state: p.enum(breakerStates),
    reason: text(),
    alert: p.boolean().default(false),
    changedAt: createdAt(),
    countsFrom: p.datetime().columnType('timestamptz').defaultRaw(`'-infinity'`),
    openMs: p.integer(),
    openUntil: moment(),
    holdUntil: moment(),
    lastCallAt: moment(),
    probes: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    failedDeliveries: p.array().columnType('uuid[]').defaultRaw(`'{}'`),
    probeUntil: moment(),
  },
});
