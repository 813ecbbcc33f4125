import { describe, expect, it } from 'vitest';
import { cover, problems } from './coverage.ts';
import { requirementsPage } from './page.ts';
import { parseDeviations, parseRows } from './rows.ts';
import { namedTests } from './tests.ts';

const list = (...lines: string[]): string => ['id\tarea\trequirement\tcheck\tnote\tissue', ...lines].join('\n');
const browserRow = 'P-001\tnav\tLinks\tbrowser\t\tpublic';

describe('the requirements list', () => {
  it('is read row by row', () => {
    expect(parseRows(list(browserRow))).toEqual([
      { id: 'P-001', area: 'nav', requirement: 'Links', check: 'browser', note: '', work: 'public' },
    ]);
  });

  it('refuses other columns and an id that stands twice', () => {
    expect(() => parseRows('id\tarea')).toThrow('other columns');
    expect(() => parseRows(list(browserRow, browserRow))).toThrow('P-001');
  });

  it('takes deviations from their table, several ids in a line', () => {
    const table = '| row | letter | what we do |\n|---|---|---|\n| P-102, P-386 | one page | all results | more |';
    expect([...parseDeviations(table)]).toEqual([
      ['P-102', 'all results'],
      ['P-386', 'all results'],
    ]);
  });
});

describe('titles of tests', () => {
  const ids = (source: string) => namedTests('a.spec.ts', source).map(({ id }) => id);

  it('name rows in brackets, in plain, templated, repeated and grouped tests', () => {
    expect(ids("test('links [P-001 P-002]', async () => {})")).toEqual(['P-001', 'P-002']);
    expect(ids('test(`links in ${language} [P-001, P-002]`, () => {})')).toEqual(['P-001', 'P-002']);
    expect(ids("it.each([1, 2])('%s [P-003]', () => {})")).toEqual(['P-003']);
    expect(ids("test.describe('nav [P-004]', () => { test('x [P-005]', () => {}) })")).toEqual(['P-004', 'P-005']);
  });

  it('name rows in the lines of a table', () => {
    expect(ids("it.each([['a', 1, 'P-308 city'], ['b', 2, 'P-309 P-310']])('%s [%s]', () => {})")).toEqual([
      'P-308',
      'P-309',
      'P-310',
    ]);
  });

  it('do not count when the test is not run, or the words stand elsewhere', () => {
    expect(ids("test.skip('x [P-001]', () => {}); it.todo('y [P-002]'); test.fixme('z [P-003]', () => {})")).toEqual(
      [],
    );
    expect(ids("const note = 'x [P-001]'; // test('x [P-002]')\nexpect('[P-003]').toBe(1)")).toEqual([]);
  });
});

describe('coverage', () => {
  const rows = parseRows(
    list(browserRow, 'P-002\tapi\tAnswers\thttp\t\tpublic', 'A-001\tcrm\tLater\tbrowser\t\tlater'),
  );
  const browser = { id: 'P-001', file: 'web/e2e/nav.spec.ts', title: 'links' };
  const http = { id: 'P-002', file: 'services/api/src/x.int.test.ts', title: 'answers' };
  const found = (tests: (typeof browser)[], deviations = new Map<string, string>()) =>
    problems(cover(rows, tests, deviations), tests);

  it('asks a test of the screen of a browser row, and nothing of work to come', () => {
    expect(found([browser, http])).toEqual([]);
    expect(found([{ ...browser, file: 'web/src/nav.dom.test.tsx' }, http])).toEqual([]);
    expect(found([{ ...browser, file: 'web/src/nav.page.test.ts' }, http])).toEqual([]);
    expect(found([{ ...browser, file: 'web/src/nav.test.ts' }, http])).toEqual([
      'P-001 has no browser test and no recorded deviation: Links',
    ]);
    expect(found([browser])).toHaveLength(1);
  });

  it('asks a real browser where something is to be seen', () => {
    const visual = parseRows(list('P-001\tnav\tLooks calm\tvisual\t\tpublic'));
    const problemsOf = (file: string) => problems(cover(visual, [{ ...browser, file }], new Map()), []);
    expect(problemsOf('web/e2e/nav.spec.ts')).toEqual([]);
    expect(problemsOf('web/src/nav.dom.test.tsx')).toHaveLength(1);
  });

  it('takes a recorded deviation instead, and no id that is not in the list', () => {
    expect(found([browser], new Map([['P-002', 'other']]))).toEqual([]);
    expect(found([browser, http, { ...http, id: 'P-999' }])).toEqual([
      'services/api/src/x.int.test.ts names P-999, which is no row',
    ]);
  });

  it('is written as a page that names file and title', () => {
    const page = requirementsPage(cover(rows, [browser, http], new Map()), [
      { id: 'P-001', change: 'a | b', test: 'links', said: 'gone' },
    ]);
    expect(page).toContain('| public | 2 | 2 | 0 | 0 |');
    expect(page).toContain('[nav.spec.ts](../web/e2e/nav.spec.ts): links');
    expect(page).toContain('a \\| b');
  });
});
