/** The way of one claimed delivery: read the latest state, commit the attempt, send, settle. */
import type { ClaimedDelivery } from '../domain/delivery.ts';
import type { SubjectState } from '../domain/delivery-ports.ts';
import type { Settlement } from '../domain/delivery-settlement.ts';
import { allDone } from './all-done.ts';
import { coalesce } from './coalesce.ts';
import type { EngineContext } from './deps.ts';
import { leaseAllows, type HeldDelivery } from './held.ts';
import { createLimiter } from './limiter.ts';
import { settleOutcome, type OutcomeRules } from './outcome.ts';
import { requestOf, send } from './request.ts';
import { settleDelayMs } from './settings.ts';

/** How a held delivery left this process. `lost`: somebody else has it. */
export type SendResult = Settlement['to'] | 'handed_back' | 'cancelled' | 'lost';

type Started = { subject: SubjectState } | { subject: null; result: SendResult };

/** Sends held deliveries, a bounded number at a time over all callers. Statements are shared by what happens together. */
export function createSender(context: EngineContext): (held: HeldDelivery[]) => Promise<SendResult[]> {
  const { store, subjects, provider, settings, log } = context;
  const limiter = createLimiter(settings.concurrency);
  const rules: OutcomeRules = {
    ...settings,
    settleDelayMs: settleDelayMs(settings, provider.capabilities.visibilityHorizonMs),
    idempotentByKey: provider.capabilities.idempotentByKey,
    random: context.random,
  };
  const read = coalesce(subjects.read.bind(subjects), settings.batch);
  const begin = coalesce(store.begin.bind(store), settings.batch);
  const settle = coalesce(store.settle.bind(store), settings.batch);
  const handBack = coalesce(inBatch(store.handBack.bind(store)), settings.batch);
  const cancel = coalesce(inBatch(store.cancel.bind(store)), settings.batch);

  async function sendOne(held: HeldDelivery): Promise<SendResult> {
    const started = await start(held).catch(async (error: unknown) => {
      // nothing was sent, so others may have it; where its attempt row was written after all, this does nothing
      await giveBack(held).catch(() => undefined);
      throw error;
    });
    return started.subject === null ? started.result : sendStarted(held.delivery, started.subject);
  }

  /** Reads the latest state and commits the attempt; without a subject nothing may be sent. */
  async function start(held: HeldDelivery): Promise<Started> {
    const { delivery } = held;
    const stop = async (result: Promise<SendResult>): Promise<Started> => ({ subject: null, result: await result });
    if (!mayStart(held)) return stop(giveBack(held));
    const subject = await read({ kind: delivery.subjectKind, id: delivery.subjectId });
    if (subject === null) return stop(cancel(delivery).then(() => 'cancelled'));
    if (!mayStart(held)) return stop(giveBack(held));
    const request = requestOf(subject);
    const began = await begin({ delivery, kind: 'send', request, marginMs: settings.leaseMarginMs });
    // refused: the row is somebody else's by now, or its lease too short; giving back does nothing in the first case
    if (!began) return stop(giveBack(held));
    // A lease is lost only by running out, so the clock answers for the fence as well. A process that was stopped
    // between the commit and here must not send any more: the row stays as it is and is looked up.
    if (!leaseAllows(held, settings.requestTimeoutMs)) return stop(Promise.resolve('lost'));
    return { subject };
  }

  async function sendStarted(delivery: ClaimedDelivery, subject: SubjectState): Promise<SendResult> {
    const outcome = await send(provider, delivery, subject, settings.requestTimeoutMs, context.stopping);
    const settlement = settleOutcome(delivery, requestOf(subject).version, outcome, rules);
    if (!(await settle(settlement))) return 'lost';
    if (settlement.alert) log.error({ deliveryId: delivery.id, code: settlement.error?.code }, 'crm refuses us');
    return settlement.to;
  }

  async function giveBack(held: HeldDelivery): Promise<SendResult> {
    await handBack(held.delivery);
    return 'handed_back';
  }

  function mayStart(held: HeldDelivery): boolean {
    return !context.draining.aborted && leaseAllows(held, settings.leaseMarginMs);
  }

  return (held) => allDone(held.map((one) => limiter.run(() => sendOne(one))));
}

/** A statement without an answer, as `coalesce` wants it. */
function inBatch<I>(run: (items: I[]) => Promise<void>): (items: I[]) => Promise<undefined[]> {
  return async (items) => {
    await run(items);
    return items.map(() => undefined);
  };
}
