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
  describe(`the provider ${tested.name}`, { timeout: caseMs }, () => {
    describe('connection', () => {
      connectionCases(tested);
    });
    describe('leads', () => {
      sendCases(tested);
    });
    if (tested.capabilities.takesLeads)
      describe('faults', () => {
        faultCases(tested);
      });
    if (tested.capabilities.takesLeads)
      describe('answers about something else', () => {
        mixUpCases(tested);
      });
    if (tested.capabilities.takesLeads)
      describe('answers on the wire', () => {
        wireCases(tested);
      });
    describe('lookups and references', () => {
      lookupCases(tested);
    });
    describe('listings written from here', () => {
      listingCases(tested);
    });
    describe('pulls', () => {
      pullCases(tested);
      lyingPullCases(tested);
    });
  });
}
