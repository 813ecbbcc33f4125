/** From the form to the CRM: in logs, ledger and headers. */
import { randomUUID } from 'node:crypto';

/** Unique enough, short, and harmless in a header or on a screen. */
const safe = /^[\w-]{8,64}$/;

export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && safe.test(given) ? given : randomUUID();
}
