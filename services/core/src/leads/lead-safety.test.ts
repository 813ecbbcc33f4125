import { describe, expect, it } from 'vitest';
import { judgeSafety, type LeadInCrm, type LedgerEntry } from './lead-safety.ts';

const fresh: LeadInCrm = { crmSynced: false, crmId: null, crmSyncedAt: null, subscription: null };
const synced: LeadInCrm = {
  subscription: null,
  crmSynced: true,
  crmId: 'L-1',
  crmSyncedAt: '2026-11-21T12:00:00.000Z',
};
const entry = (state: LedgerEntry['state'], changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  seq: 1,
  state,
  attempts: 1,
  dueAt: '2026-11-21T09:31:00.000Z',
  waitingSince: '2026-11-21T09:30:00.000Z',
  settledAt: null,
  errorCode: null,
  error: null,
  httpStatus: null,
  wasTaken: false,
  missingAt: null,
  ...changes,
});
const delivered = entry('delivered', { settledAt: '2026-11-21T09:30:01.000Z', wasTaken: true });

describe('judgeSafety', () => {
  it('is in the CRM since the first delivery, under its id', () => {
    const later = entry('delivered', { seq: 2, settledAt: '2026-11-21T12:00:00.000Z', wasTaken: true });
    expect(judgeSafety(synced, [later, delivered])).toMatchObject({
      kind: 'in_crm',
      inCrm: true,
      crmId: 'L-1',
      since: '2026-11-21T09:30:01.000Z',
      nextTryAt: null,
    });
  });

  it('takes the time of the lead where no delivery of its own was delivered', () => {
    expect(judgeSafety(synced, [entry('superseded')])).toMatchObject({ kind: 'in_crm', since: synced.crmSyncedAt });
  });

  it.each([
    ['pending', 'waiting'],
    ['retry_wait', 'waiting'],
    ['unknown', 'checking'],
    ['sending', 'sending'],
    ['rejected', 'refused'],
    ['parked', 'parked'],
    ['cancelled', 'not_sent'],
  ] as const)('%s is %s', (state, kind) => {
    expect(judgeSafety(fresh, [entry(state)])).toMatchObject({ kind, inCrm: false, crmId: null, since: null });
  });

  it('says when the next try comes and what the CRM answered', () => {
    const waits = entry('retry_wait', { attempts: 3, httpStatus: 503, errorCode: 'crm.server_error', error: 'No' });
    expect(judgeSafety(fresh, [waits])).toEqual({
      kind: 'waiting',
      inCrm: false,
      crmId: null,
      since: null,
      again: false,
      nextTryAt: waits.dueAt,
      waitingSince: waits.waitingSince,
      missingAt: null,
      attempts: 3,
      httpStatus: 503,
      errorCode: 'crm.server_error',
      error: 'No',
    });
  });

  it.each([
    ['pending', true],
    ['retry_wait', true],
    ['unknown', true],
    ['sending', false],
    ['rejected', false],
    ['parked', false],
    ['cancelled', false],
    ['delivered', false],
  ] as const)('tells a next try of %s: %s', (state, tells) => {
    const due = entry(state);
    expect(judgeSafety(fresh, [due]).nextTryAt).toBe(tells ? due.dueAt : null);
  });

  it('tells no next try where nothing was ever sent', () => {
    expect(judgeSafety(fresh, [])).toMatchObject({ nextTryAt: null, waitingSince: null });
    expect(judgeSafety(synced, [])).toMatchObject({ kind: 'in_crm', nextTryAt: null, since: synced.crmSyncedAt });
  });

  it('counts since the first delivery that ended, and not since an end of another kind', () => {
    const refused = entry('rejected', { settledAt: '2026-11-20T08:00:00.000Z' });
    expect(judgeSafety(synced, [refused, { ...delivered, seq: 2 }]).since).toBe(delivered.settledAt);
    const endless = entry('delivered', { wasTaken: true });
    expect(judgeSafety(synced, [endless, { ...delivered, seq: 2 }]).since).toBe(delivered.settledAt);
    expect(judgeSafety(synced, [endless]).since).toBe(synced.crmSyncedAt);
  });

  it('speaks of the one that is being sent before what waits in front of it', () => {
    const ahead = entry('pending', { attempts: 0 });
    expect(judgeSafety(fresh, [ahead, entry('sending', { seq: 2 })]).kind).toBe('sending');
  });

  it('speaks of what is under way before what waits behind it', () => {
    const behind = entry('pending', { attempts: 0 });
    expect(judgeSafety(fresh, [behind, entry('unknown', { seq: 2 })]).kind).toBe('checking');
  });

  it('speaks of the oldest that waits, which is the next one to be sent', () => {
    const behind = entry('pending', { seq: 2, attempts: 0 });
    expect(judgeSafety(fresh, [behind, entry('retry_wait', { attempts: 4 })]).attempts).toBe(4);
  });

  it('goes on by itself while a newer version waits behind a refusal', () => {
    expect(judgeSafety(fresh, [entry('rejected'), entry('pending', { seq: 2 })]).kind).toBe('waiting');
  });

  it('has it, but not its last change', () => {
    for (const [state, kind] of [
      ['retry_wait', 'waiting'],
      ['rejected', 'refused'],
    ] as const)
      expect(judgeSafety(synced, [delivered, entry(state, { seq: 2 })])).toMatchObject({ kind, inCrm: true });
  });

  it('does not call a lead safe in the CRM that is missing there and sent again', () => {
    expect(judgeSafety(synced, [entry('pending', { wasTaken: true })])).toMatchObject({
      kind: 'waiting',
      inCrm: false,
      again: true,
      crmId: null,
      since: null,
    });
  });

  it('does not call a lead safe that a comparison missed once more', () => {
    const missed = entry('missing', { wasTaken: true, missingAt: '2026-11-22T09:00:00.000Z' });
    const covered = { ...missed, state: 'superseded' as const, missingAt: null };
    expect(judgeSafety(synced, [missed])).toMatchObject({ kind: 'missing', inCrm: false, missingAt: missed.missingAt });
    expect(judgeSafety(synced, [covered, { ...delivered, seq: 2 }])).toMatchObject({ kind: 'in_crm', missingAt: null });
    expect(judgeSafety(synced, [missed, entry('pending', { seq: 2 })])).toMatchObject({
      kind: 'waiting',
      inCrm: false,
    });
  });

  it('is owed to nobody without a delivery', () => {
    expect(judgeSafety(fresh, [])).toMatchObject({ kind: 'not_sent', attempts: 0 });
  });
});
