import type { ClaimedLookup } from '../delivery-ports.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { allDone } from '../../platform/async/all-done.ts';
import type { EngineContext } from './deps.ts';
import { createLimiter } from '../../platform/async/limiter.ts';
import { settleByRepeating, settleLookup, settleWithoutLookup, type LookupRules } from './lookup-outcome.ts';
import { reportAttempt } from './report-attempt.ts';
import { lookup } from './request.ts';
import { absenceBelievedAfterMs } from './settings.ts';

export type ResolveResult = Settlement['to'] | 'lost';

export function createResolver<S>(context: EngineContext<S>): (claimed: ClaimedLookup[]) => Promise<ResolveResult[]> {
  const { store, target, settings, log } = context;
  const limiter = createLimiter(settings.concurrency);
  const rulesNow = (): LookupRules => ({
    ...settings,
    absenceBelievedAfterMs: absenceBelievedAfterMs(settings, target.capabilities.visibilityHorizonMs),
    random: context.random,
  });

  async function resolveOne(delivery: ClaimedLookup): Promise<ResolveResult> {
    const settlement = context.draining.aborted ? null : await ask(delivery);
    if (settlement === null) {
      // nothing was asked: others need not wait for this claim to run out
      await store.returnLookup(delivery);
      return 'lost';
    }
    const [ours] = await store.settle([settlement]);
    if (ours !== true) return 'lost';
    if (settlement.alert) log.error({ deliveryId: delivery.id, code: settlement.error?.code }, 'delivery parked');
    return settlement.to;
  }

  async function ask(delivery: ClaimedLookup): Promise<Settlement | null> {
    const { capabilities } = target;
    const rules = rulesNow();
    if (!capabilities.lookupByReference)
      return capabilities.idempotentByKey
        ? settleByRepeating(delivery, rules)
        : settleWithoutLookup(delivery, 'crm.no_lookup', 'The CRM cannot be asked what became of it');
    if (delivery.lastSent === null)
      return settleWithoutLookup(delivery, 'delivery.no_attempt', 'There is no record of what was sent');
    const [began] = await store.begin([{ delivery, kind: 'lookup', request: delivery.lastSent, marginMs: 0 }]);
    if (began !== true) return null;
    const askedAt = performance.now();
    const { reference } = delivery.lastSent;
    const result = await lookup(target, delivery, reference, settings.requestTimeoutMs, context.stopping);
    const settlement = settleLookup(delivery, result, rules);
    reportAttempt(context, delivery, settlement, performance.now() - askedAt);
    return settlement;
  }

  return (claimed) => allDone(claimed.map((one) => limiter.run(() => resolveOne(one))));
}
