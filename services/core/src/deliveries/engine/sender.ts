import { isFailure } from '../breaker/breaker.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { allDone } from '../../platform/async/all-done.ts';
import { coalesce } from '../../platform/async/coalesce.ts';
import type { EngineContext } from './deps.ts';
import { leaseAllows, type HeldDelivery } from './held.ts';
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

/** Sends a bounded number at a time over all callers, which share statements. */
export function createSender<S>(context: EngineContext<S>): (held: HeldDelivery[]) => Promise<SendResult[]> {
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

  async function deliver(held: HeldDelivery): Promise<SendResult> {
    const answered = await readAndSend(held).catch(async (error: unknown) => {
      // nothing was sent, so others may have it; does nothing where an attempt row was written after all
      await giveBack(held).catch(() => undefined);
      throw error;
    });
    return answered.ok ? settleOne(answered.settlement) : answered.result;
  }

  async function readAndSend(held: HeldDelivery): Promise<Answered> {
    const { delivery } = held;
    if (!mayStart(held)) return stop(giveBack(held));
    const subject = await read({ kind: delivery.subjectKind, id: delivery.subjectId });
    if (subject === null) return stop(cancel(delivery).then(() => 'cancelled'));
    return requests.run(() => sendRead(held, subject));
  }

  async function sendRead(held: HeldDelivery, subject: S): Promise<Answered> {
    const { delivery } = held;
    // no pause first: those whose lease ran out would hold up the others until theirs has too
    if (!mayStart(held)) return stop(giveBack(held));
    const pauseMs = pressure.pauseMs();
    if (pauseMs > 0) await rest(pauseMs, context.draining);
    if (!mayStart(held)) return stop(giveBack(held));
    const request = target.requestOf(subject);
    const began = await begin({ delivery, kind: 'send', request, marginMs: settings.leaseMarginMs });
    // giving back does nothing where somebody else has it
    if (!began) return stop(giveBack(held));
    // The clock answers for the fence, since a lease is lost only by running out. A process that was stopped since the
    // commit must not send any more: the row stays and is looked up.
    if (!leaseAllows(held, settings.requestTimeoutMs)) return stop(Promise.resolve('lost'));
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

  async function giveBack(held: HeldDelivery): Promise<SendResult> {
    await handBack(held.delivery);
    return 'handed_back';
  }

  function mayStart(held: HeldDelivery): boolean {
    return !context.draining.aborted && leaseAllows(held, settings.leaseMarginMs);
  }

  return (held) => allDone(held.map((one) => underWay.run(() => deliver(one))));
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
