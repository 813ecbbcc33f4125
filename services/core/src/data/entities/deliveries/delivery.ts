import { defineEntity, p } from '@mikro-orm/core';
import { consumers, eventNames, subjectKinds } from '../../../deliveries/delivery.ts';
import { deliveryStates } from '../../../deliveries/states.ts';
import { count, createdAt, moment, text } from '../columns.ts';

/** For reading: what writes it is SQL that names the expected state. */
export const Delivery = defineEntity({
  name: 'Delivery',
  tableName: 'deliveries',
  properties: {
    id: p.uuid().primary(),
    consumer: p.enum(consumers),
    provider: p.text(),
    event: p.enum(eventNames),
    subjectKind: p.enum(subjectKinds),
    subjectId: p.integer(),
    seq: p.integer(),
    subjectVersion: p.integer(),
    state: p.enum(deliveryStates).default('pending'),
    attempts: count(),
    absences: count(),
    lookupFailures: count(),
    fence: p.bigint('number').defaultRaw('0'),
    idempotencyKey: p.text(),
    requestId: text(),
    dueAt: createdAt(),
    notBefore: moment(),
    waitingSince: createdAt(),
    dispatchedUntil: moment(),
    leaseUntil: moment(),
    lastErrorCode: text(),
    lastErrorText: p.string().length(200).nullable(),
    externalId: text(),
    createdAt: createdAt(),
    /** By the trigger that guards the states. */
    updatedAt: createdAt(),
    settledAt: moment(),
    /** In a row. */
    workerDeaths: count(),
    resentAt: moment(),
    /** When a comparison missed it once more; the trigger keeps it to `missing`. */
    missingSince: moment(),
  },
});
