import { lies } from '@manzil/crm-servers/lying/catalogue';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failedLie, lieLine, lieTable, withLieLines, type LieRow } from './lie-row.ts';
import { shownFalsely } from './shown-falsely.ts';

const row: LieRow = {
  lie: 'half-body',
  family: 'on the wire',
  does: 'answers end in the middle',
  accepted: 10,
  stored: 10,
  inCrm: 10,
  twice: 0,
  lost: 0,
  stuck: 0,
  falsely: 0,
  drainedMs: 61_234,
  seen: ['7 answers were lies'],
  broken: [],
};
const marks = 'a\n<!-- lies: written by npm run chaos:lies -- --write -->\n<!-- lies: end -->\nb\n';

describe('the row of a lie', () => {
  it('is one line of Markdown', () => {
    expect(lieLine(row)).toBe(
      '| `half-body` | answers end in the middle | 10 | 10 | 10 | 0 | 0 | 0 | 0 | 61 | 7 answers were lies |',
    );
  });

  it('shows a broken promise, and a run that failed', () => {
    expect(lieLine({ ...row, broken: ['1 leads are lost'] })).toContain('**1 leads are lost**');
    expect(lieTable([failedLie({ name: 'x', family: '', does: '' }, new Error('no room\nand more'))])).toContain(
      'BROKEN: the run failed: no room',
    );
  });

  it('takes the place of its former self in the document', () => {
    const first = withLieLines(marks, [lieLine(row)], ['half-body']);
    const again = withLieLines(first, [lieLine({ ...row, stored: 11 })], ['half-body']);
    expect(again.split('\n').filter((line) => line.startsWith('| `'))).toEqual([lieLine({ ...row, stored: 11 })]);
    expect(again).toMatch(/^a\n[^]*\nb\n$/);
  });

  it.each(lies)('of $name is in docs/reliability.md, and keeps the promise [M-604]', ({ name, does }) => {
    const document = readFileSync(new URL('../../../../docs/reliability.md', import.meta.url), 'utf8');
    const line = document.split('\n').find((one) => one.startsWith(`| \`${name}\` |`)) ?? '';
    const [, , happens, accepted, , inCrm, twice, lost, stuck, falsely] = line.split('|').map((cell) => cell.trim());
    expect(happens).toBe(does);
    expect([inCrm, twice, lost, stuck, falsely]).toEqual([accepted, '0', '0', '0', '0']);
  });
});

describe('what is shown falsely', () => {
  const lead = { reference: 'MZL-1', email: '', state: 'delivered', deaths: 0, shown: true, crmId: 'C-1' };
  const records = [{ reference: 'MZL-1', id: 'C-1' }];

  it('is nothing where the CRM has it under that id, or nothing is shown', () => {
    expect(shownFalsely([lead], { records })).toEqual([]);
    expect(shownFalsely([{ ...lead, crmId: null }], { records })).toEqual([]);
    expect(shownFalsely([{ ...lead, shown: false }], { records: [] })).toEqual([]);
  });

  it('is a lead that is not there, or an id that is not its own', () => {
    expect(shownFalsely([lead], { records: [] })).toEqual(['MZL-1']);
    expect(shownFalsely([lead], { records: [{ reference: 'MZL-1', id: 'C-2' }] })).toEqual(['MZL-1']);
    expect(shownFalsely([lead], { records: [{ reference: 'MZL-2', id: 'C-1' }] })).toEqual(['MZL-1']);
  });
});
