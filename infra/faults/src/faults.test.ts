import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFaults } from './all.ts';
import type { Edit, Fault } from './fault.ts';
import { planted } from './plant.ts';
import { faultColumns, lineOf, resultsOf, summaryOf } from './record.ts';

const edit: Edit = { file: 'a.ts', find: 'one', put: '1' };
const fault = (id: string, first = edit, ...also: Edit[]): Fault => ({
  id,
  kind: 'edge',
  harm: 'None.',
  ...first,
  also,
});
const read = (): string => 'one two three';

describe('a fault', () => {
  it('is planted where its text stands once, several edits of a file together', () => {
    expect(planted(fault('x-01', edit, { file: 'a.ts', find: 'three', put: '3' }), read)).toEqual(
      new Map([['a.ts', '1 two 3']]),
    );
  });

  it('no longer fits where its text is gone, or stands twice', () => {
    expect(planted(fault('x-01', { file: 'a.ts', find: 'four', put: '' }), read)).toBeNull();
    expect(planted(fault('x-01', { file: 'a.ts', find: 'e', put: '' }), read)).toBeNull();
  });
});

describe('the list', () => {
  it('fits the code as it is, each fault', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const sourceOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    expect(allFaults.filter((one) => planted(one, sourceOf) === null).map(({ id }) => id)).toEqual([]);
  });

  it('is long enough, with half of it combinations and edges and a quarter defects of the past', () => {
    expect(allFaults.length).toBeGreaterThanOrEqual(120);
    expect(new Set(allFaults.map(({ id }) => id)).size).toBe(allFaults.length);
    expect(allFaults.filter(({ kind }) => kind !== 'plain').length).toBeGreaterThanOrEqual(allFaults.length / 2);
    expect(allFaults.filter(({ past }) => past !== undefined).length).toBeGreaterThanOrEqual(allFaults.length / 4);
  });
});

describe('the record', () => {
  const result = { id: 'x-01', commit: 'abc', seconds: 3, test: 'a\ntest' };

  it('keeps the newest result of each fault', () => {
    const text = [
      faultColumns,
      lineOf({ ...result, verdict: 'unseen' }),
      lineOf({ ...result, verdict: 'red' }),
      lineOf({ ...result, id: 'x-02', verdict: 'unseen' }),
    ].join('');
    const results = resultsOf(text);
    expect(results.get('x-01')).toEqual({ ...result, verdict: 'red', test: 'a test' });
    expect(summaryOf([fault('x-01'), fault('x-02'), fault('x-03')], results)).toContain(
      '| x | 3 | 1 | x-02 (unseen), x-03 (not tried) |',
    );
  });
});
