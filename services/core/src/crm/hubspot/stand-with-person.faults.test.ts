import { atRequest, contextOf, startKitBench } from '@manzil/crm-servers/kit/bench';
import type { Fault } from '@manzil/crm-servers/proxy/faults';
import { describe, expect, it, vi } from 'vitest';
import type { LeadRecord } from '../../leads/lead.ts';
import { lead } from './testing/account.ts';
import { movedTo, noor, watchBare, work } from './testing/people.ts';
import { hubspotUnderTest } from './testing/under-test.ts';

// a busy machine must not decide
vi.setConfig({ testTimeout: 60_000 });

describe('interrupted at any of its calls', () => {
  const faults: Record<string, Fault> = {
    'cut before': { kind: 'cut_before' },
    'cut after': { kind: 'cut_after' },
    'half an answer': { kind: 'cut_middle' },
    '500, not done': { kind: 'answer', status: 500 },
    '502, done': { kind: 'answer', status: 502, forwarded: true },
    malformed: { kind: 'malformed' },
    'lost write': { kind: 'lost_write' },
    duplicate: { kind: 'duplicate' },
  };
  const calls = 8;

  it.each(Object.entries(faults))(
    '%s: it never stands without a contact, and the next try ends it [M-1324]',
    async (_name, fault) => {
      const { server, proxy, crm } = await startKitBench(hubspotUnderTest('deals'));
      const { store } = server;
      const send = (changes: Partial<LeadRecord>) => crm.sendLead({ ...lead, ...changes }, contextOf('k'));
      for (const person of [noor, work]) await send(person);
      const bare = watchBare(store);
      const deal = store.all('deals').find(({ properties }) => properties['manzil_reference'] === 'MZL-2')!;
      const emails = () => deal.contacts.map((id) => store.find('contacts', id, null)?.properties['email']);
      for (let at = 0; at < calls; at += 1) {
        const back = at % 2 === 1;
        const moved = { ...work, ...(back ? movedTo(work, at + 2, noor) : movedTo(noor, at + 2, work)) };
        proxy.forget();
        proxy.set(atRequest(at, fault));
        const first = await send(moved);
        expect(proxy.counts()[fault.kind]).toBe(1);
        proxy.set(null);
        expect(['delivered', 'retry', 'unknown']).toContain(first.kind);
        // the version comes last
        const isThere = deal.properties['manzil_version'] === String(at + 2);
        expect(isThere && emails().join(' ') !== moved.moved.person.email).toBe(false);
        expect(await send(moved)).toMatchObject({ kind: 'delivered' });
        expect(emails()).toEqual([back ? work.email : noor.email]);
        expect(deal.properties['manzil_version']).toBe(String(at + 2));
      }
      expect([bare(), store.all('contacts').length, store.all('deals').length]).toEqual([0, 2, 2]);
    },
  );
});
