import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CrmUnavailableError, type CrmProvider } from '../../crm/crm.ts';
import type { RecordKind } from '../delivery.ts';
import type { DeliveredSubject, ReconciliationLedger, ReferenceRecord } from './reconciliation.ts';
import { flagRecords, listRecords, type CrmRecords } from './reconcile-records.ts';
import { createReport } from './reconcile-report.ts';
import { createFakeCrm } from '../testing/fake-crm.ts';

const from = '2026-11-20T09:00:00.000Z';

function listing(changes: { listsReferences?: boolean; signal?: AbortSignal } = {}) {
  const { listsReferences = true, signal = new AbortController().signal } = changes;
  const { capabilities } = createFakeCrm({ listsReferences }).provider;
  const listReferences = vi.fn<CrmProvider['listReferences']>(async () => ({ records: [], nextCursor: null }));
  const deps = { crm: { capabilities, listReferences }, requestTimeoutMs: 4_000, signal };
  return { listReferences, list: () => listRecords(deps, from) };
}

async function listed(leads: ReferenceRecord[], properties: ReferenceRecord[] = []) {
  const { list, listReferences } = listing();
  listReferences.mockImplementation(async ({ kind }) => {
    return { records: kind === 'lead' ? leads : properties, nextCursor: null };
  });
  return [...(await list()).versions.values()];
}

describe('what the CRM is asked for', () => {
  it('is nothing where it cannot list', async () => {
    const { list, listReferences } = listing({ listsReferences: false });
    expect((await list()).versions.size).toBe(0);
    expect(listReferences).not.toHaveBeenCalled();
  });

  it('is leads and then listings, from ten minutes before the window, since its clock may be behind', async () => {
    const { list, listReferences } = listing();
    await list();
    const query = { modifiedSince: '2026-11-20T08:50:00.000Z', cursor: null, limit: 500 };
    const signal = expect.any(AbortSignal);
    expect(listReferences.mock.calls).toEqual([
      [{ ...query, kind: 'lead', signal }],
      [{ ...query, kind: 'property', signal }],
    ]);
  });

  it('goes on where a page ended, and begins anew with the listings', async () => {
    const { list, listReferences } = listing();
    for (const nextCursor of ['second', 'third', null, 'other', null])
      listReferences.mockResolvedValueOnce({ records: [], nextCursor });
    await list();
    const asked = listReferences.mock.calls.map(([{ kind, cursor }]) => [kind, cursor]);
    expect(asked).toEqual([
      ['lead', null],
      ['lead', 'second'],
      ['lead', 'third'],
      ['property', null],
      ['property', 'other'],
    ]);
  });

  it('ends after 200 pages of each kind: what lies behind them is asked for alone', async () => {
    const { list, listReferences } = listing();
    let pages = 0;
    listReferences.mockImplementation(async () => ({ records: [], nextCursor: String((pages += 1)) }));
    await list();
    const kinds = listReferences.mock.calls.map(([{ kind }]) => kind);
    expect(kinds.filter((kind) => kind === 'lead')).toHaveLength(200);
    expect(kinds.filter((kind) => kind === 'property')).toHaveLength(200);
  });

  it('is not read in circles: a page that leads back ends it, and nothing of it counts', async () => {
    const { list, listReferences } = listing();
    const next: Record<string, string> = { a: 'b', b: 'c', c: 'a' };
    const records = [{ reference: 'MZL-1', version: 1 }];
    listReferences.mockImplementation(async ({ cursor }) => ({ records, nextCursor: next[cursor ?? 'c']! }));
    await expect(list()).rejects.toMatchObject({ code: 'crm.pages_in_circles' });
    expect(listReferences.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('counts a record once that moved to a later page while they were read', async () => {
    const { list, listReferences } = listing();
    const record = { reference: 'MZL-1', version: 1, externalId: '7' };
    const last = [record, { ...record, externalId: '8' }];
    listReferences.mockImplementation(async ({ kind, cursor }) =>
      kind === 'lead' && cursor === null
        ? { records: [record], nextCursor: 'second' }
        : { records: kind === 'lead' ? last : [], nextCursor: null },
    );
    expect([...(await list()).versions.values()]).toMatchObject([{ reference: 'MZL-1', records: 2 }]);
  });

  it('tells the ids of which each is one reference’s and the only one of it [M-602]', async () => {
    const { list, listReferences } = listing();
    const of = (reference: string, externalId?: string): ReferenceRecord => ({
      reference,
      version: 1,
      ...(externalId !== undefined && { externalId }),
    });
    const leads = [
      of('MZL-1', '1'),
      of('MZL-2', '2'),
      of('MZL-3', '2'),
      of('MZL-4', '4'),
      of('MZL-4', '5'),
      of('MZL-6'),
    ];
    listReferences.mockImplementation(async ({ kind }) => ({
      records: kind === 'lead' ? leads : [],
      nextCursor: null,
    }));
    const { ids, versions } = await list();
    expect([...ids]).toEqual([['lead MZL-1', '1']]);
    expect([...versions.values()].map(({ records }) => records)).toEqual([1, 1, 1, 2, 1]);
  });

  it('is given up with the process, between two pages', async () => {
    const stopping = new AbortController();
    const { list, listReferences } = listing({ signal: stopping.signal });
    listReferences.mockImplementation(async () => {
      stopping.abort(new Error('the process ends'));
      return { records: [], nextCursor: 'more' };
    });
    await expect(list()).rejects.toThrow('the process ends');
    expect(listReferences).toHaveBeenCalledOnce();
  });

  it('has a time limit for each page, and ends with the process too', async () => {
    const limits: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      limits.push(new AbortController());
      return limits.at(-1)!.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    const stopping = new AbortController();
    const { list, listReferences } = listing({ signal: stopping.signal });
    await list();
    expect(timeout.mock.calls).toEqual([[4_000], [4_000]]);
    const [leads, properties] = listReferences.mock.calls.map(([{ signal }]) => signal);
    limits[0]!.abort();
    expect([leads!.aborted, properties!.aborted]).toEqual([true, false]);
    stopping.abort();
    expect(properties!.aborted).toBe(true);
  });

  it('that cannot be had is said by the CRM itself', async () => {
    const { list, listReferences } = listing();
    listReferences.mockRejectedValue(new CrmUnavailableError('The CRM answered 500', 500));
    await expect(list()).rejects.toThrow('The CRM answered 500');
  });
});

describe('what counts as ours', () => {
  it('of leads is what carries a reference of our making, also where the version is not ours', async () => {
    const records = [
      { reference: 'MZL-1', version: 4 },
      { reference: 'MZL-2', version: null },
      { reference: 'WALK-IN-7', version: 1 },
      { reference: 'NOT-MZL-3', version: 1 },
    ];
    expect(await listed(records)).toEqual([
      { kind: 'lead', reference: 'MZL-1', newest: 4, records: 1 },
      { kind: 'lead', reference: 'MZL-2', newest: -1, records: 1 },
    ]);
  });

  it('of listings is what we wrote, whatever its reference', async () => {
    const records = [
      { reference: 'LUS-1', version: 0 },
      { reference: 'LUS-2', version: null },
      { reference: 'MZL-3', version: null },
    ];
    expect(await listed([], records)).toEqual([{ kind: 'property', reference: 'LUS-1', newest: 0, records: 1 }]);
  });

  it('is kept once with its newest version where it is there several times', async () => {
    for (const versions of [
      [3, 5, null],
      [5, 3, null],
      [null, 3, 5],
    ]) {
      const records = versions.map((version) => ({ reference: 'MZL-1', version }));
      expect(await listed(records)).toEqual([{ kind: 'lead', reference: 'MZL-1', newest: 5, records: 3 }]);
    }
    const unversioned = [null, null].map((version) => ({ reference: 'MZL-1', version }));
    expect(await listed(unversioned)).toMatchObject([{ newest: -1, records: 2 }]);
  });

  it('is told apart by kind where a lead and a listing have one reference', async () => {
    const record = { reference: 'MZL-1', version: 1 };
    const entries = await listed([record], [record]);
    expect(entries.map(({ kind, records }) => [kind, records])).toEqual([
      ['lead', 1],
      ['property', 1],
    ]);
  });
});

async function flagged(
  records: [RecordKind, string, number][],
  subjects: DeliveredSubject[] = [],
  unknown: ReconciliationLedger['unknown'] = async (_kind, references) => [...references],
) {
  const versions: CrmRecords['versions'] = new Map();
  for (const [kind, reference, count] of records)
    versions.set(`${kind} ${reference}`, { kind, reference, newest: 1, records: count });
  const asked = vi.fn(unknown);
  const report = createReport();
  const known = new Map(subjects.map((subject) => [`${subject.kind} ${subject.reference}`, subject]));
  await flagRecords({ unknown: asked } as unknown as ReconciliationLedger, known, { versions }, report);
  return { asked: asked.mock.calls, findings: report.result(null).findings, counts: report.counts };
}

const subject = (kind: RecordKind, reference: string): DeliveredSubject => {
  const settledAt = '2026-11-21 08:00:00+00';
  return {
    deliveryId: 'delivery-8',
    kind,
    subjectId: 8,
    reference,
    version: 1,
    settledAt,
    externalId: null,
    wasMissing: false,
    skip: false,
  };
};

describe('a record of ours in the CRM', () => {
  it('is fine once, and a duplicate from the second on, with whose it is', async () => {
    const mine = ['MZL-1', 'MZL-2', 'MZL-3'].map((reference) => subject('lead', reference));
    const { findings, asked } = await flagged(
      [1, 2, 3].map((n) => ['lead', `MZL-${String(n)}`, n]),
      mine,
    );
    const found = { kind: 'duplicate', subjectKind: 'lead', subjectId: 8, deliveryId: 'delivery-8' };
    expect(findings).toEqual([
      { ...found, reference: 'MZL-2', records: 2 },
      { ...found, reference: 'MZL-3', records: 3 },
    ]);
    expect(asked).toEqual([]);
  });

  it('that is twice there and none of the compared ones is a duplicate of nobody', async () => {
    const { findings } = await flagged([['property', 'LUS-1', 2]], [subject('lead', 'LUS-1')], async () => []);
    const nobody = { subjectId: null, deliveryId: null };
    expect(findings).toEqual([
      { kind: 'duplicate', reference: 'LUS-1', subjectKind: 'property', ...nobody, records: 2 },
    ]);
  });

  it('that nothing here ever had is flagged, by its kind and with how often it is there', async () => {
    const records: [RecordKind, string, number][] = [
      ['property', 'LUS-1', 1],
      ['lead', 'MZL-1', 2],
      ['lead', 'MZL-2', 1],
    ];
    const { findings, counts, asked } = await flagged(records, [], async (_kind, references) =>
      references.filter((reference) => reference !== 'MZL-2'),
    );
    expect(asked).toEqual([
      ['lead', ['MZL-1', 'MZL-2']],
      ['property', ['LUS-1']],
    ]);
    const nobody = { subjectId: null, deliveryId: null };
    expect(findings.filter(({ kind }) => kind === 'unknown_record')).toEqual([
      { kind: 'unknown_record', reference: 'MZL-1', subjectKind: 'lead', ...nobody, records: 2 },
      { kind: 'unknown_record', reference: 'LUS-1', subjectKind: 'property', ...nobody, records: 1 },
    ]);
    expect(counts).toMatchObject({ duplicates: 1, unknownRecords: 2 });
  });

  it('counts as one where the ledger names it otherwise than the CRM', async () => {
    const { findings } = await flagged([['lead', 'MZL-1', 1]], [], async () => ['mzl-1']);
    expect(findings).toMatchObject([{ kind: 'unknown_record', reference: 'mzl-1', records: 1 }]);
  });

  it.each([
    [499, [499]],
    [500, [500]],
    [501, [500, 1]],
    [1_001, [500, 500, 1]],
  ])('is asked for in the ledger with at most 499 others: %i in calls of %j', async (count, calls) => {
    const references = Array.from({ length: count }, (_, n) => `MZL-${String(n)}`);
    const { asked, counts } = await flagged(references.map((reference) => ['lead', reference, 1]));
    expect(asked.map(([, of]) => of.length)).toEqual(calls);
    expect(asked.flatMap(([, of]) => of)).toEqual(references);
    expect(counts.unknownRecords).toBe(count);
  });
});
