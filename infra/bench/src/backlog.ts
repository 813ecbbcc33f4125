/** Leads as after a long outage, with the breaker open. */
import { unsentStates } from '@manzil/core/deliveries/states';
import { stateIn } from '@manzil/core/deliveries/store/state-sql';
import type { Platform } from '@manzil/chaos/platform';
import { createLimiter } from '@manzil/core/platform/async/limiter';
import type { NewLead } from '@manzil/core/leads/lead';
import { saveLead } from '@manzil/core/leads/testing/save-lead';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const writersAtOnce = 8;
const settledWithinMs = 600_000;

/**
 * Unpublished: the relay finds them, and the first few tried open the breaker. Without mails, long sent by then.
 * @returns references, all waiting
 */
export async function leaveBacklog(platform: Platform, pool: pg.Pool, leads: number): Promise<string[]> {
  // a clear refusal; an ambiguous answer would be looked up first
  await platform.sandbox.setFaults({ tooMany429: 1 });
  const writers = createLimiter(writersAtOnce);
  const consumers = [{ consumer: 'crm', provider: 'sandbox' } as const];
  const saveOne = async (n: number): Promise<string> => (await saveLead(pool, enquiry(n), consumers)).referenceId;
  const references = await Promise.all(Array.from({ length: leads }, (_, n) => writers.run(() => saveOne(n))));
  await until('the breaker is open and nothing is under way', settledWithinMs, async () => {
    const { rowCount } = await pool.query(`select from breakers where provider = 'sandbox' and state <> 'closed'`);
    return rowCount === 1 && (await count(pool, `state = 'sending'`)) === 0;
  });
  const waiting = await count(pool, `consumer = 'crm' and ${stateIn('state', unsentStates)}`);
  if (waiting !== leads) throw new Error(`${String(waiting)} of ${String(leads)} leads wait`);
  return references;
}

export async function until(what: string, withinMs: number, holds: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > endsAt) throw new Error(`not within ${String(withinMs)} ms: ${what}`);
    await sleep(500);
  }
}

export async function count(pool: pg.Pool, where: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from deliveries where ${where}`);
  return rows[0]?.n ?? 0;
}

/** @throws when a lead is missing or is there twice */
export async function verifyWrites(platform: Platform, references: string[]): Promise<void> {
  const { writesPerReference } = await platform.sandbox.leads();
  const wrong = references.filter((reference) => writesPerReference[reference] !== 1);
  if (wrong.length > 0) throw new Error(`${String(wrong.length)} leads are not in the CRM exactly once`);
}

function enquiry(n: number): NewLead {
  return {
    firstName: 'Maryam',
    lastName: `Visitor ${String(n)}`,
    email: `visitor${String(n)}@example.com`,
    phone: `+974 5${String(1_000_000 + n)}`,
    message: 'I would like to see an office of about 200 square metres in Lusail next week, please.',
    source: 'contact_form',
    propertyId: null,
    agentId: null,
    page: '/en/contact',
    language: n % 2 === 0 ? 'en' : 'ar',
    consent: { policyVersion: '2025-06-15', marketing: false },
    idempotency: null,
    requestId: `bench-${String(n)}`,
  };
}
