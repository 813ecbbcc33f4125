import type { Fault, FaultShares } from '../../proxy/faults.ts';
import type { HubspotOptions } from '../options.ts';

export interface EvidenceFault {
  name: string;
  shares: FaultShares['shares'];
  account?: Partial<HubspotOptions>;
  onlyLong?: true;
  workersEnd?: true;
}

const of = (fault: Fault, share = 0.15): FaultShares['shares'] => [{ fault, share }];
const answer = (status: number, more: Partial<Extract<Fault, { kind: 'answer' }>> = {}): Fault => ({
  kind: 'answer',
  status,
  ...more,
});
const burst = JSON.stringify({
  status: 'error',
  message: 'You have reached your secondly limit.',
  policyName: 'SECONDLY',
});

export const evidenceFaults: readonly EvidenceFault[] = [
  { name: 'nothing', onlyLong: true, shares: [] },
  { name: 'latency', onlyLong: true, shares: of({ kind: 'latency', ms: 60 }, 0.5) },
  { name: 'latency beyond the limit', onlyLong: true, shares: of({ kind: 'latency', ms: 1_500 }, 0.05) },
  { name: 'cut before', shares: of({ kind: 'cut_before' }) },
  { name: 'cut after', shares: of({ kind: 'cut_after' }) },
  { name: 'half an answer', shares: of({ kind: 'cut_middle' }) },
  { name: 'half open', shares: of({ kind: 'half_open' }, 0.05) },
  { name: '500, not done', shares: of(answer(500)) },
  { name: '502, done', shares: of(answer(502, { forwarded: true })) },
  { name: '429', onlyLong: true, shares: of(answer(429, { body: burst })) },
  { name: '429 of the account', shares: [], account: { burst: { calls: 40, intervalMs: 1_000 } } },
  { name: '401', onlyLong: true, shares: of(answer(401), 0.03) },
  { name: 'malformed', shares: of({ kind: 'malformed' }) },
  { name: 'lost write', shares: of({ kind: 'lost_write' }, 0.08) },
  { name: 'duplicate', shares: of({ kind: 'duplicate' }) },
  {
    name: '500 before the association',
    onlyLong: true,
    shares: of({ kind: 'cut_after' }, 0.05),
    account: { breaksBeforeAssociation: 10 },
  },
  {
    name: 'batches fail whole',
    onlyLong: true,
    shares: of({ kind: 'cut_after' }, 0.05),
    account: { multiStatus: false },
  },
  { name: 'workers end', shares: of({ kind: 'latency', ms: 40 }, 0.8), workersEnd: true },
  {
    name: 'everything',
    account: { breaksBeforeAssociation: 10, otherEmailsFound: false },
    shares: [
      { fault: { kind: 'latency', ms: 60 }, share: 0.1 },
      { fault: { kind: 'cut_before' }, share: 0.03 },
      { fault: { kind: 'cut_after' }, share: 0.03 },
      { fault: { kind: 'cut_middle' }, share: 0.03 },
      { fault: { kind: 'half_open' }, share: 0.01 },
      { fault: answer(500), share: 0.03 },
      { fault: answer(502, { forwarded: true }), share: 0.03 },
      { fault: answer(429, { body: burst }), share: 0.03 },
      { fault: { kind: 'malformed' }, share: 0.03 },
      { fault: { kind: 'lost_write' }, share: 0.02 },
      { fault: { kind: 'duplicate' }, share: 0.03 },
    ],
  },
];
