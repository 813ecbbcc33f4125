import { defineEntity, p } from '@mikro-orm/core';
import { attemptOutcomes } from '../../../deliveries/delivery-settlement.ts';
import { createdAt, moment, text } from '../columns.ts';
import { Delivery } from './delivery.ts';

export const DeliveryAttempt = defineEntity({
  name: 'DeliveryAttempt',
  tableName: 'delivery_attempts',
  properties: {
    id: p.bigint('number').primary().generated('identity'),
    delivery: () => p.manyToOne(Delivery).ref().deleteRule('cascade'),
    fence: p.bigint('number'),
    kind: p.enum(['send', 'lookup']),
    provider: p.text(),
    startedAt: createdAt(),
    endedAt: moment(),
    outcome: p.enum(attemptOutcomes).nullable(),
    httpStatus: p.integer().nullable(),
    errorCode: text(),
    request: p.json<unknown>().columnType('json').nullable(),
    answer: text(),
    subjectVersion: p.integer(),
  },
});
