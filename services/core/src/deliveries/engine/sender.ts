import { isFailure } from '../breaker/breaker.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { allDone } from '../../platform/async/all-done.ts';
import { coalesce } from '../../platform/async/coalesce.ts';
import type { EngineContext } from './deps.ts';
import { leaseAllows, type LeasedDelivery } from './lease.ts';
import { createLimiter } from '../../platform/async/limiter.ts';
import { settleOutcome, type OutcomeRules } from './outcome.ts';
import { createPressure } from './pressure.ts';
import { reportAttempt } from './report-attempt.ts';
import { send } from './request.ts';
import { settleDelayMs } from './settings.ts';
import { rest } from '../../platform/async/time.ts';

/** `lost`: somebody else has it. */
export type SendResult = Settlement['to'] | 'handed_back' | 'cancelled' | 'lost';

type Answered = { ok: true; settlement: Settlement } | { ok: false; result: SendResult };

/** Read, sent, settled. */
const stages = 3;

/** Bounded over all callers, which share statements. */
export function createSender<S>(context: EngineContext<S>): (leased: LeasedDelivery[]) => Promise<SendResult[]> {
  const { store, subjects, target, settings, log } = context;
  const pressure = createPressure(settings.concurrency);
  const requests = createLimiter(() => pressure.atOnce());
  // the other side need not wait for our database
  const underWay = createLimiter(settings.concurrency * stages);
  const rulesNow = (): OutcomeRules => ({
    ...settings,
    settleDelayMs: settleDelayMs(settings, target.capabilities.visibilityHorizonMs),
    idempotentByKey: target.capabilities.idempotentByKey,
    random: context.random,
  });
  const read = coalesce(subjects.read.bind(subjects), settings.batch);
  const begin = coalesce(store.begin.bind(store), settings.batch);
  const settle = coalesce(store.settle.bind(store), settings.batch);
  const handBack = coalesce(inBatch(store.handBack.bind(store)), settings.batch);
  const cancel = coalesce(inBatch(store.cancel.bind(store)), settings.batch);

  async function deliver(leased: LeasedDelivery): Promise<SendResult> {
    const answered = await readAndSend(leased).catch(async (error: unknown) => {
      // nothing was sent, or giving back does nothing
      await giveBack(leased).catch(() => undefined);
      throw error;
    });
    return answered.ok ? settleOne(answered.settlement) : answered.result;
  }

  async function readAndSend(leased: LeasedDelivery): Promise<Answered> {
    const { delivery } = leased;
    if (!mayStart(leased)) return stop(giveBack(leased));
    const subject = await read({ kind: delivery.subjectKind, id: delivery.subjectId });
    if (subject === null) return stop(cancel(delivery).then(() => 'cancelled'));
    return requests.run(() => sendRead(leased, subject));
  }

  async function sendRead(leased: LeasedDelivery, subject: S): Promise<Answered> {
    const { delivery } = leased;
    // no pause first: those whose lease ran out would hold up the others
    if (!mayStart(leased)) return stop(giveBack(leased));
    const pauseMs = pressure.pauseMs();
    if (pauseMs > 0) await rest(pauseMs, context.draining);
    if (!mayStart(leased)) return stop(giveBack(leased));
    const request = target.requestOf(subject);
    const began = await begin({ delivery, kind: 'send', request, marginMs: settings.leaseMarginMs });
    // giving back does nothing where somebody else has it
    if (!began) return stop(giveBack(leased));
    // The clock answers for the fence: a lease is lost only by running out. A process stopped since the commit must not
    // send: the row stays and is looked up.
    if (!leaseAllows(leased, settings.requestTimeoutMs)) return stop(Promise.resolve('lost'));
    const sentAt = performance.now();
    const outcome = await send(target, delivery, subject, settings.requestTimeoutMs, context.stopping);
    const settlement = settleOutcome(delivery, request.version, outcome, rulesNow());
    pressure.note(isFailure(settlement));
    reportAttempt(context, delivery, settlement, performance.now() - sentAt);
    return { ok: true, settlement };
  }

  async function settleOne(settlement: Settlement): Promise<SendResult> {
    const { delivery } = settlement;
    if (!(await settle(settlement))) return 'lost';
    if (settlement.alert)
      log.error({ deliveryId: delivery.id, code: settlement.error?.code }, `${delivery.consumer} refuses us`);
    return settlement.to;
  }

  async function giveBack(leased: LeasedDelivery): Promise<SendResult> {
    await handBack(leased.delivery);
    return 'handed_back';
  }

  function mayStart(leased: LeasedDelivery): boolean {
    return !context.draining.aborted && leaseAllows(leased, settings.leaseMarginMs);
  }

  return (leased) => allDone(leased.map((one) => underWay.run(() => deliver(one))));
}

async function stop(result: Promise<SendResult>): Promise<Answered> {
  return { ok: false, result: await result };
}

function inBatch<I>(run: (items: I[]) => Promise<void>): (items: I[]) => Promise<undefined[]> {
  return async (items) => {
    await run(items);
    return items.map(() => undefined);
  };
}
