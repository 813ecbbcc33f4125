import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf, readVerdicts, type Verdict } from './asvs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const ids = readFileSync(path.join(root, 'docs/specification/asvs-5.0.0-level-2.txt'), 'utf8').trim().split('\n');
const exists = (file: string): boolean => existsSync(path.join(root, file));
const row: Verdict = { id: 'V2.2.1', state: 'met', words: 'so', evidence: ['a.test.ts'] };

it.each([
  [{}, []],
  [{ evidence: ['a.ts'] }, ['V2.2.1 is met and names no test']],
  [{ evidence: ['a.md'] }, ['V2.2.1 is met and names no test']],
  [{ id: 'V2.1.1', evidence: ['a.md'] }, []],
  [{ words: '' }, ['V2.2.1 has no words']],
  [{ evidence: ['a.test.ts', 'gone.test.ts'] }, ['V2.2.1 names gone.test.ts, which is not there']],
  [{ state: 'in place', evidence: [] }, ['V2.2.1 is in place and names no file']],
  [{ state: 'open' }, ['V2.2.1 is open and names files']],
  [{ state: 'n/a', evidence: [] }, []],
  [{ state: 'mostly' }, ['V2.2.1 has no state']],
])('a row with %j is judged so: %j [M-805]', (part, faults) => {
  expect(faultsOf({ ...row, ...part }, (file) => !file.startsWith('gone'))).toEqual(faults);
});

it('the page answers each requirement of level 2 once, in their order [M-805]', () => {
  expect(ids).toHaveLength(253);
  expect(readVerdicts(page).map(({ id }) => id)).toEqual(ids);
});

it('what it calls met is shown by tests that are there [M-805]', () => {
  expect(readVerdicts(page).flatMap((one) => faultsOf(one, exists))).toEqual([]);
});

it('its sums are right [M-805]', () => {
  const rows = readVerdicts(page);
  for (const state of ['met', 'in place', 'n/a', 'open'])
    expect(page).toContain(`| ${state} | ${String(rows.filter((one) => one.state === state).length)} |`);
});
