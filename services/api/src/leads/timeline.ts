import { settledStates } from '@manzil/core/deliveries/states';
import { judgeSafety } from '@manzil/core/leads/lead-safety';
import type { LeadRow } from '@manzil/core/leads/store/lead-row';
import type {
  LeadHistory,
  TimelineAction,
  TimelineAttempt,
  TimelineDelivery,
} from '@manzil/core/leads/store/lead-timeline-reader';
import type { components } from '@manzil/contract/api';

type Timeline = components['schemas']['LeadTimeline'];
type Entry = Timeline['entries'][number];

/** Order within the same millisecond. */
const ranks: Readonly<Record<Entry['kind'], number>> = {
  received: 0,
  owed: 1,
  missing: 2,
  staff: 3,
  attempt: 4,
  settled: 5,
};

/** Oldest first. */
export function presentTimeline(lead: LeadRow, history: LeadHistory): Timeline {
  const { deliveries, attempts, actions, leftOut } = history;
  const byId = new Map(deliveries.map((delivery) => [delivery.id, delivery]));
  const entries: Entry[] = [
    received(lead),
    ...deliveries.map(owed),
    ...deliveries.flatMap(settled),
    ...deliveries.flatMap(missed),
    ...attempts.flatMap((attempt) => {
      const delivery = byId.get(attempt.deliveryId);
      return delivery === undefined ? [] : [tried(attempt, delivery)];
    }),
    ...actions.map(acted),
  ];
  return {
    safety: judgeSafety(
      lead,
      deliveries.filter(({ consumer }) => consumer === 'crm'),
    ),
    entries: entries.toSorted((a, b) => (a.at === b.at ? ranks[a.kind] - ranks[b.kind] : a.at < b.at ? -1 : 1)),
    leftOut,
  };
}

function received({ createdAt, source, page, language, property, consent }: LeadRow): Entry {
  return { kind: 'received', at: createdAt, source, page, language, listing: property, consent };
}

function owed({ id, createdAt, consumer, event, state, attempts }: TimelineDelivery): Entry {
  return { kind: 'owed', at: createdAt, deliveryId: id, consumer, event, state, attempts };
}

function settled(delivery: TimelineDelivery): Entry[] {
  const { id, consumer, event, state, settledAt, externalId, errorCode, error } = delivery;
  if (settledAt === null) return [];
  // the CRM had taken it; another line says why it is missing
  if (state === 'missing')
    return [
      {
        kind: 'settled',
        at: settledAt,
        deliveryId: id,
        consumer,
        event,
        state: 'delivered',
        crmId: externalId,
        errorCode: null,
        error: null,
      },
    ];
  if (!isFinal(state)) return [];
  const crmId = consumer === 'crm' && state === 'delivered' ? externalId : null;
  return [{ kind: 'settled', at: settledAt, deliveryId: id, consumer, event, state, crmId, errorCode, error }];
}

function missed({ id, resentAt, missingAt }: TimelineDelivery): Entry[] {
  return [
    ...(resentAt === null ? [] : [{ kind: 'missing' as const, at: resentAt, deliveryId: id, sentAgain: true }]),
    ...(missingAt === null ? [] : [{ kind: 'missing' as const, at: missingAt, deliveryId: id, sentAgain: false }]),
  ];
}

type FinalState = Extract<Entry, { kind: 'settled' }>['state'];
const finalStates: readonly string[] = [...settledStates, 'cancelled'];
const isFinal = (state: string): state is FinalState => finalStates.includes(state);

function tried(attempt: TimelineAttempt, { consumer, event }: TimelineDelivery): Entry {
  const { id, deliveryId, asked, startedAt, endedAt, durationMs, outcome, httpStatus, errorCode, answer } = attempt;
  // redacted already; still only these three go out
  const request =
    attempt.request === null
      ? null
      : {
          operation: attempt.request.operation,
          reference: attempt.request.reference,
          version: attempt.request.version,
        };
  return {
    kind: 'attempt',
    at: startedAt,
    id,
    deliveryId,
    consumer,
    event,
    asked,
    endedAt,
    durationMs,
    outcome,
    httpStatus,
    errorCode,
    request,
    answer,
  };
}

function acted({ id, at, actor, action, before, after }: TimelineAction): Entry {
  return { kind: 'staff', at, id, actor, action, before, after };
}
