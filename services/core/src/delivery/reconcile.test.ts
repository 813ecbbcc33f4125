import { describe, expect, it } from 'vitest';
import { CrmUnavailableError, type ReferencePage } from '../domain/crm.ts';
import type { LookupResult, SubjectKind } from '../domain/delivery.ts';
import type {
  DeliveredSubject,
  ReconciliationLedger,
  ReferenceRecord,
  ResendResult,
} from '../domain/reconciliation.ts';
import { createFakeCrm } from './testing/fake-crm.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

const window = { from: '2026-11-20T09:00:00.000Z', to: '2026-11-21T09:00:00.000Z' };

interface Setting {
  subjects: DeliveredSubject[];
  /** What the CRM lists; null when it cannot. */
  listed?: ReferenceRecord[] | CrmUnavailableError | null;
  /** What a lookup finds, from each reference; absent otherwise. */
  found?: Record<string, LookupResult>;
  resend?: ResendResult;
  known?: string[];
  signal?: AbortSignal;
}

const lead = (n: number, changes: Partial<DeliveredSubject> = {}): DeliveredSubject => ({
  deliveryId: `delivery-${String(n)}`,
  kind: 'lead',
  subjectId: n,
  reference: `MZL-${String(n)}`,
  version: 2,
  settledAt: '2026-11-21 08:00:00+00',
  skip: false,
  ...changes,
});
const there = (version: number): LookupResult => ({ kind: 'found', externalId: null, version, httpStatus: 200 });
const fails: Extract<LookupResult, { kind: 'failed' }> = {
  kind: 'failed',
  httpStatus: 500,
  code: 'crm.lookup_failed',
  text: '',
  retryAfterMs: null,
};

/** A comparison over fakes, and what it asked for. */
function setting({ subjects, listed = null, found = {}, resend = 'resent', known = [], signal }: Setting) {
  const asked: string[] = [];
  const resent: string[] = [];
  const pages: string[] = [];
  const ledger: ReconciliationLedger = {
    count: async () => subjects.length,
    page: async (_window, after, limit) => {
      const from = after === null ? 0 : subjects.indexOf(after) + 1;
      return subjects.slice(from, from + limit);
    },
    sendAgain: async (id) => {
      resent.push(id);
      return resend;
    },
    unknown: async (_kind, references) => references.filter((reference) => !known.includes(reference)),
  };
  const { provider } = createFakeCrm({ listsReferences: listed !== null });
  const crm: ReconcileDeps['crm'] = {
    capabilities: provider.capabilities,
    listReferences: async ({ kind, cursor, limit, modifiedSince }): Promise<ReferencePage> => {
      pages.push(`${kind} ${modifiedSince} ${cursor ?? 'first'}`);
      if (listed instanceof CrmUnavailableError) throw listed;
      const mine = kind === 'lead' ? (listed ?? []) : [];
      const from = Number(cursor ?? 0);
      const next = from + limit < mine.length ? String(from + limit) : null;
      return { records: mine.slice(from, from + limit), nextCursor: next };
    },
    lookup: async (_kind: SubjectKind, reference: string) => {
      asked.push(reference);
      return found[reference] ?? { kind: 'absent', httpStatus: 200 };
    },
  };
  const never = new AbortController().signal;
  const deps = { ledger, crm, requestTimeoutMs: 1_000, onProgress: () => undefined, signal: signal ?? never };
  return { run: () => reconcile(deps, window), asked, resent, pages };
}

describe('what the CRM lists', () => {
  it('is compared without asking for it alone', async () => {
    const { run, asked, pages } = setting({
      subjects: [lead(1), lead(2)],
      listed: [
        { reference: 'MZL-1', version: 2 },
        { reference: 'MZL-2', version: 3 },
      ],
    });
    expect(await run()).toMatchObject({ errorCode: null, findings: [], counts: { done: 2, total: 2, missing: 0 } });
    expect(asked).toEqual([]);
    expect(pages).toEqual(['lead 2026-11-20T08:50:00.000Z first', 'property 2026-11-20T08:50:00.000Z first']);
  });

  it('is read page by page', async () => {
    const subjects = Array.from({ length: 1_200 }, (_, n) => lead(n));
    const listed = subjects.map(({ reference, version }) => ({ reference, version }));
    const { run, pages, asked, resent } = setting({ subjects, listed });
    expect(await run()).toMatchObject({
      counts: { done: 1_200, total: 1_200, missing: 0, duplicates: 0, unknownRecords: 0 },
      findings: [],
    });
    // what stands on the second and the third page counts as listed too
    expect([asked, resent]).toEqual([[], []]);
    const cursors = pages.filter((page) => page.startsWith('lead')).map((page) => page.split(' ').at(-1));
    expect(cursors).toEqual(['first', '500', '1000']);
  });

  it('is flagged where it is there twice', async () => {
    const record = { reference: 'MZL-1', version: 2 };
    const { run } = setting({ subjects: [lead(1)], listed: [record, record] });
    expect(await run()).toMatchObject({
      counts: { duplicates: 1, missing: 0 },
      findings: [{ kind: 'duplicate', reference: 'MZL-1', subjectId: 1, deliveryId: 'delivery-1', records: 2 }],
    });
  });

  it("is flagged where a reference of ours is nobody's here, and left alone where it is not of ours", async () => {
    const { run } = setting({
      subjects: [],
      listed: [
        { reference: 'MZL-KNOWN', version: 1 },
        { reference: 'MZL-STRANGE', version: 1 },
        { reference: 'WALK-IN-7', version: 1 },
      ],
      known: ['MZL-KNOWN'],
    });
    expect(await run()).toMatchObject({
      counts: { unknownRecords: 1 },
      findings: [{ kind: 'unknown_record', reference: 'MZL-STRANGE', subjectId: null, records: 1 }],
    });
  });

  it('that cannot be had ends it, and nothing counts as missing', async () => {
    const { run, asked, resent } = setting({
      subjects: [lead(1)],
      listed: new CrmUnavailableError('The CRM answered 500'),
    });
    expect(await run()).toMatchObject({ errorCode: 'crm.unavailable', counts: { done: 0, total: 1, missing: 0 } });
    expect([asked, resent]).toEqual([[], []]);
  });

  it('is not asked for by a process that stops', async () => {
    const { run, pages } = setting({ subjects: [lead(1)], listed: [], signal: AbortSignal.abort() });
    expect(await run()).toMatchObject({ errorCode: 'reconciliation.stopped' });
    expect(pages).toEqual([]);
  });
});

describe('what is not listed', () => {
  it('is asked for alone before it is believed to be missing', async () => {
    const { run, asked, resent } = setting({
      subjects: [lead(1), lead(2), lead(3)],
      listed: [{ reference: 'MZL-3', version: 1 }],
      found: { 'MZL-1': there(2), 'MZL-3': there(1) },
    });
    const { counts, findings } = await run();
    expect(asked).toEqual(['MZL-1', 'MZL-2', 'MZL-3']);
    // an older version than was delivered is as good as none
    expect(resent).toEqual(['delivery-2', 'delivery-3']);
    expect(counts).toMatchObject({ done: 3, missing: 2, missingAgain: 0 });
    expect(findings.map(({ kind, records }) => [kind, records])).toEqual([
      ['missing', 0],
      ['missing', 1],
    ]);
  });

  it('is flagged when it was sent again before', async () => {
    const { run } = setting({ subjects: [lead(1)], resend: 'again' });
    expect(await run()).toMatchObject({
      counts: { missing: 0, missingAgain: 1 },
      findings: [{ kind: 'missing_again' }],
    });
  });

  it('is skipped when it was erased or is on its way', async () => {
    const { run, asked } = setting({ subjects: [lead(1, { skip: true }), lead(2)], resend: 'moved_on' });
    expect(await run()).toMatchObject({ counts: { done: 2, total: 2, skipped: 2, missing: 0 }, findings: [] });
    expect(asked).toEqual(['MZL-2']);
  });
});

describe('a CRM that fails', () => {
  it('is asked no more after five failures in a row, and nothing counts as missing', async () => {
    const subjects = Array.from({ length: 40 }, (_, n) => lead(n));
    const { run, asked, resent } = setting({
      subjects,
      found: Object.fromEntries(subjects.map(({ reference }) => [reference, fails])),
    });
    expect(await run()).toMatchObject({
      errorCode: 'crm.unavailable',
      counts: { missing: 0, unanswered: 40, done: 0 },
    });
    // five, and what was under way with the fifth
    expect(asked.length).toBeLessThan(10);
    expect(resent).toEqual([]);
  });

  it('is left alone while its breaker is open', async () => {
    const open: LookupResult = { ...fails, code: 'breaker.open' };
    const subjects = Array.from({ length: 40 }, (_, n) => lead(n));
    const { run } = setting({ subjects, found: Object.fromEntries(subjects.map((one) => [one.reference, open])) });
    expect(await run()).toMatchObject({ errorCode: 'breaker.open', counts: { missing: 0, unanswered: 40 } });
  });

  it('now and then only costs what it did not answer', async () => {
    const { run } = setting({
      subjects: [lead(1), lead(2), lead(3)],
      found: { 'MZL-1': fails, 'MZL-2': there(2), 'MZL-3': fails },
    });
    expect(await run()).toMatchObject({ errorCode: null, counts: { done: 1, total: 3, unanswered: 2, missing: 0 } });
  });
});

it('keeps a thousand findings and counts them all', async () => {
  const { run } = setting({ subjects: Array.from({ length: 1_100 }, (_, n) => lead(n)) });
  const { counts, findings } = await run();
  expect([counts.missing, findings.length]).toEqual([1_100, 1_000]);
});
