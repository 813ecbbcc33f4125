import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from './catalogue.ts';
import { failedRow, markdownRow, skippedRow, textTable, withRows, type Row } from './report.ts';

const when = { commit: 'abc1234', day: '2026-01-02' };
const counts = { accepted: 10, stored: 10, inCrm: 10, duplicates: 0, lost: 0, visible: 0, notDelivered: 0 };
const row: Row = {
  ...counts,
  fault: 'crm-down',
  backend: 'redis',
  sent: 10,
  refusals: 0,
  longestWaitMs: 61_234,
  slowestAnswerMs: 450,
  longestStallMs: 30,
  seen: ['down for 5 s'],
  broken: [],
  tookMs: 90_000,
  skipped: null,
};
const document = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');
const marks = 'a\n<!-- measured: written by npm run chaos -- --write -->\n<!-- measured: end -->\nb\n';
const order = ['kill-workers', 'crm-down'];

describe('a row', () => {
  it('is one line of Markdown, with commit and day', () => {
    expect(markdownRow(row, when)).toBe(
      '| `crm-down` | redis | 10 | 10 | 10 | 0 | 0 | 61.2 s | 0.5 s | 0.0 s | down for 5 s | abc1234, 2026-01-02 |',
    );
  });

  it('shows a broken promise', () => {
    const broken = { ...row, broken: ['an answer took 9 s'] };
    expect(textTable([broken])).toContain('BROKEN: an answer took 9 s');
    expect(markdownRow(broken, when)).toContain('**an answer took 9 s**');
  });

  it('of what was not run says why, in as many cells', () => {
    const skipped = skippedRow('disk-full', 'redis', 'no mounts');
    expect(textTable([skipped])).toContain('disk-full on redis: SKIPPED: no mounts');
    expect(markdownRow(skipped, when).split('|')).toHaveLength(markdownRow(row, when).split('|').length);
  });

  it('of a run that failed is broken', () => {
    expect(failedRow('disk-full', 'redis', new Error('no room\nand more')).broken).toEqual(['the run failed: no room']);
  });
});

describe('the document', () => {
  it('gets rows in the order of the catalogue, each in the place of its own', () => {
    const kill = { ...row, fault: 'kill-workers' };
    const first = withRows(marks, [markdownRow(row, when), markdownRow(kill, when)], order);
    const again = withRows(first, [markdownRow({ ...row, stored: 11 }, when)], order);
    const rows = again.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual([markdownRow(kill, when), markdownRow({ ...row, stored: 11 }, when)]);
    expect(again).toMatch(/^a\n[^]*\nb\n$/);
  });

  it('without its marks is refused', () => {
    expect(() => withRows('nothing', [], order)).toThrow(/lacks the line/);
  });

  it.each(faults)('says what happens in $name and what its row proves', ({ name, happens, promise }) => {
    const words = document.replaceAll(/[ ]+/g, ' ');
    expect(words).toContain(`| \`${name}\` | ${happens} | ${promise} |`);
  });
});
