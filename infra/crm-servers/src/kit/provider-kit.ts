/** Every provider passes it, behind the fault proxy. */
import { describe } from 'vitest';
import { connectionCases } from './connection-cases.ts';
import { faultCases } from './fault-cases.ts';
import { listingCases } from './listing-cases.ts';
import { lookupCases } from './lookup-cases.ts';
import { lyingPullCases } from './lying-pull-cases.ts';
import { mixUpCases } from './mix-up-cases.ts';
import { pullCases } from './pull-cases.ts';
import { sendCases } from './send-cases.ts';
import { wireCases } from './wire-cases.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

/** Some wait at every request of a lead. */
const caseMs = 60_000;

export function describeProvider<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  const { takesLeads } = tested.capabilities;
  const groups: Record<string, ((tested: ProviderUnderTest<S>) => void)[]> = {
    connection: [connectionCases],
    leads: [sendCases],
    ...(takesLeads && {
      faults: [faultCases],
      'answers about something else': [mixUpCases],
      'answers on the wire': [wireCases],
    }),
    'lookups and references': [lookupCases],
    'listings written from here': [listingCases],
    pulls: [pullCases, lyingPullCases],
  };
  describe(`the provider ${tested.name}`, { timeout: caseMs }, () => {
    describe.each(Object.entries(groups))('%s', (_name, cases) => {
      for (const addTo of cases) addTo(tested);
    });
  });
}
