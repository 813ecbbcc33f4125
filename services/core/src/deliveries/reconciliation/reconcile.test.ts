import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CrmUnavailableError } from '../../crm/crm.ts';
import type { LookupResult } from '../delivery.ts';
import { fails, lead, setting, there } from '../testing/fake-comparison.ts';

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

  it('gives the ids under which leads are there now, and only what has changed is written [M-602]', async () => {
    const { run, learned } = setting({
      subjects: [lead(1, { externalId: 'old' }), lead(2, { externalId: 'same' }), lead(3), lead(4), lead(5)],
      listed: [
        { reference: 'MZL-1', version: 2, externalId: 'new' },
        { reference: 'MZL-2', version: 2, externalId: 'same' },
        { reference: 'MZL-3', version: 2, externalId: 'shared' },
        { reference: 'MZL-4', version: 2, externalId: 'shared' },
      ],
      found: { 'MZL-5': { kind: 'found', externalId: 'alone', version: 2, httpStatus: 200 } },
    });
    expect(await run()).toMatchObject({ errorCode: null, counts: { done: 5, missing: 0 } });
    expect(learned).toEqual(['delivery-1 new', 'delivery-5 alone']);
  });

  it.each([true, false])('was missing before (%s): only then it is told that it was found again', async (listed) => {
    const subjects = [lead(1, { wasMissing: true }), lead(2)];
    const records = listed ? subjects.map(({ reference }) => ({ reference, version: 2 })) : [];
    const { run, foundAgain } = setting({ subjects, listed: records, found: { 'MZL-1': there(2), 'MZL-2': there(2) } });
    await run();
    expect(foundAgain).toEqual(['delivery-1']);
  });

  it('that is looked up under an id we have is not learned again', async () => {
    const found = { kind: 'found', externalId: 'same', version: 2, httpStatus: 200 } as const;
    const { run, learned } = setting({ subjects: [lead(1, { externalId: 'same' })], found: { 'MZL-1': found } });
    await run();
    expect(learned).toEqual([]);
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

  it('is as good as none where the CRM has no version of ours of it', async () => {
    const { run, asked, resent } = setting({
      subjects: [lead(1, { version: 1 }), lead(2, { version: 1 })],
      listed: [{ reference: 'MZL-1', version: null }],
    });
    await run();
    expect([asked, resent]).toEqual([
      ['MZL-1', 'MZL-2'],
      ['delivery-1', 'delivery-2'],
    ]);
  });

  it('is asked for by kind and reference, within the time of a request and no longer than the process runs', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    const stopping = new AbortController();
    const subjects = [lead(1), lead(2, { kind: 'property', reference: 'LUS-2' })];
    const { run, deps } = setting({ subjects, signal: stopping.signal });
    const lookup = vi.spyOn(deps.crm, 'lookup').mockResolvedValue(there(2));
    await run();
    expect(lookup.mock.calls).toEqual([
      ['lead', 'MZL-1', expect.any(AbortSignal)],
      ['property', 'LUS-2', expect.any(AbortSignal)],
    ]);
    expect(timeout.mock.calls).toEqual([[1_000], [1_000]]);
    const signal = lookup.mock.lastCall![2];
    expect(signal.aborted).toBe(false);
    limit.abort();
    expect(signal.aborted).toBe(true);
  });

  it('is named in the findings with whose it is', async () => {
    const { run } = setting({ subjects: [lead(7)] });
    const { findings } = await run();
    const whose = { reference: 'MZL-7', subjectKind: 'lead', subjectId: 7, deliveryId: 'delivery-7' };
    expect(findings).toEqual([{ kind: 'missing', ...whose, records: 0 }]);
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
    expect(asked.length).toBeLessThan(10);
    expect(resent).toEqual([]);
  });

  it('is left alone while its breaker is open', async () => {
    const open: LookupResult = { ...fails, code: 'breaker.open' };
    const subjects = Array.from({ length: 40 }, (_, n) => lead(n));
    const found = Object.fromEntries(subjects.map((one) => [one.reference, open]));
    const { run, asked } = setting({ subjects, found });
    expect(await run()).toMatchObject({ errorCode: 'breaker.open', counts: { missing: 0, unanswered: 40 } });
    expect(asked).toHaveLength(4);
  });

  it('five times in a row ends it, although it answers again after that', async () => {
    const subjects = Array.from({ length: 12 }, (_, n) => lead(n));
    const { run, deps } = setting({ subjects });
    const lookup = vi.spyOn(deps.crm, 'lookup').mockResolvedValue(there(2));
    for (let n = 0; n < 5; n += 1) lookup.mockResolvedValueOnce(fails);
    expect(await run()).toMatchObject({ errorCode: 'crm.unavailable' });
    expect(lookup.mock.calls.length).toBeLessThanOrEqual(8);
  });

  it('four times in a row, and then four times again, does not end it', async () => {
    const subjects = Array.from({ length: 10 }, (_, n) => lead(n));
    const { run, deps } = setting({ subjects });
    const lookup = vi.spyOn(deps.crm, 'lookup');
    for (let n = 1; n <= 10; n += 1) lookup.mockResolvedValueOnce(n % 5 === 0 ? there(2) : fails);
    expect(await run()).toMatchObject({ errorCode: null, counts: { done: 2, unanswered: 8, missing: 0 } });
  });

  it('and asks to be left alone is asked no more at once', async () => {
    const subjects = Array.from({ length: 10 }, (_, n) => lead(n));
    const { run, deps } = setting({ subjects });
    const lookup = vi.spyOn(deps.crm, 'lookup').mockResolvedValue(there(2));
    lookup.mockResolvedValueOnce({ ...fails, retryAfterMs: 30_000 });
    expect(await run()).toMatchObject({ errorCode: 'crm.unavailable', counts: { done: 3, unanswered: 7 } });
    expect(lookup).toHaveBeenCalledTimes(4);
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
