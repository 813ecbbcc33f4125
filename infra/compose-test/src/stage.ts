import { audit, complaints } from '@manzil/chaos/audit';
import { openLedger, type Ledger } from '@manzil/chaos/ledger';
import { sandboxClient, type SandboxClient } from '@manzil/chaos/sandbox-client';
import { settled } from '@manzil/chaos/settled';
import type { Checkout } from './checkout.ts';
import type { Compose } from './compose.ts';

export interface Stage {
  root: string;
  checkout: Checkout;
  compose: Compose;
  /** Caddy's port on this machine. */
  siteUrl: string;
  port: number;
  /** Answered with a 2xx, in all steps. */
  accepted: string[];
  /** Of persons who were erased: their copies stay in the CRM until staff remove them there. */
  erased: string[];
  /** Have come; each number is another person. */
  visitors: number;
  say: (line: string) => void;
  /** Counts as a test. */
  check: (what: string, holds: boolean, otherwise?: string) => void;
}

export interface Step {
  name: string;
  run: (stage: Stage) => Promise<void>;
}

/** Of the owner, in .env.example: after a restore there is no other role before the next start. */
const ownerPassword = 'demo-only-database-owner';
const crmKey = 'sandbox-key';

export async function withLedger<T>({ compose }: Stage, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  const host = await compose.address('postgres');
  const ledger = openLedger(`postgresql://manzil:${ownerPassword}@${host}:5432/manzil`);
  try {
    return await work(ledger);
  } finally {
    await ledger.close();
  }
}

export async function crm({ compose }: Stage): Promise<SandboxClient> {
  return sandboxClient(`http://${await compose.address('crm-sandbox')}:5002`, crmKey);
}

/** Waits until nothing is owed, then compares site and CRM. */
export async function checkLedger(stage: Stage, withinMs: number): Promise<void> {
  const { say, check, accepted, erased } = stage;
  await withLedger(stage, async (ledger) => {
    await settled(ledger, { leavesWaiting: 0, withinMs, say });
    const [leads, states, counts] = await Promise.all([ledger.leads(), ledger.states(), (await crm(stage)).leads()]);
    const held = erased.filter((reference) => (counts.writesPerReference[reference] ?? 0) > 0).length;
    const found = audit({ accepted, ledger: leads, crm: { ...counts, records: counts.records - held }, states });
    const { stored, inCrm, duplicates, lost, visible } = found;
    say(
      `accepted ${String(accepted.length)}, stored ${String(stored)}, in the CRM ${String(inCrm)}, duplicates ${String(duplicates)}, lost ${String(lost)}, waiting ${String(visible)}`,
    );
    const wrong = complaints(found, 0);
    check('every accepted enquiry is in the CRM, once', wrong.length === 0, wrong.join('; '));
  });
}
