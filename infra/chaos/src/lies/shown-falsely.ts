import { setTimeout as sleep } from 'node:timers/promises';
import type { WhatIsSo } from '@manzil/crm-servers/lying/server';
import type { Ledger, LedgerLead } from '../ledger.ts';
import type { LyingCrmClient } from './crm-client.ts';

/** Not in the CRM, or not under that id. */
export function shownFalsely(leads: readonly LedgerLead[], { records }: Pick<WhatIsSo, 'records'>): string[] {
  const ids = new Map<string, Set<string>>();
  for (const { reference, id } of records) ids.set(reference, (ids.get(reference) ?? new Set()).add(storable(id)));
  return leads
    .filter(({ shown, reference, crmId }) => {
      const known = ids.get(reference);
      return shown && (known === undefined || (crmId !== null && !known.has(crmId)));
    })
    .map(({ reference }) => reference);
}

/** As PostgreSQL can hold it. */
const storable = (id: string): string => id.replaceAll('\u0000', '').toWellFormed();

export interface Watched {
  most: number;
  /** Of one lead, ms. */
  longestMs: number;
}

const lookEveryMs = 2_000;

export function watchWhatIsShown(ledger: Ledger, crm: LyingCrmClient): { stop: () => Promise<Watched> } {
  const stopping = new AbortController();
  const watched: Watched = { most: 0, longestMs: 0 };
  const since = new Map<string, number>();

  async function look(): Promise<void> {
    // the ledger first: what arrives in between is there for both
    const leads = await ledger.leads();
    const falsely = new Set(shownFalsely(leads, await crm.whatIsSo()));
    const now = performance.now();
    for (const reference of since.keys()) if (!falsely.has(reference)) since.delete(reference);
    for (const reference of falsely) {
      const first = since.get(reference) ?? now;
      since.set(reference, first);
      watched.longestMs = Math.max(watched.longestMs, now - first);
    }
    watched.most = Math.max(watched.most, falsely.size);
  }

  async function lookOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      await sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const looking = lookOn();
  // `stop` rejects with it
  looking.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await looking;
      return watched;
    },
  };
}
