import type { ClaimedDelivery } from '../delivery.ts';
import type { Settlement } from '../delivery-settlement.ts';
import type { EngineDeps } from './deps.ts';

export function reportAttempt(
  { log, onAttempt }: Pick<EngineDeps<never>, 'log' | 'onAttempt'>,
  delivery: ClaimedDelivery,
  { attempt, error }: Settlement,
  ms: number,
): void {
  if (attempt === null) return;
  const { kind, outcome, httpStatus } = attempt;
  const { consumer, event, requestId } = delivery;
  onAttempt?.({ consumer, kind, outcome, ms });
  log.info(
    {
      requestId,
      deliveryId: delivery.id,
      consumer,
      event,
      attempt: delivery.attempt,
      kind,
      outcome,
      status: httpStatus,
      code: error?.code,
      ms: Math.round(ms),
    },
    'delivery attempted',
  );
}
