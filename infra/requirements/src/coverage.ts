import type { Row } from './rows.ts';
import type { NamedTest } from './tests.ts';

export interface Covered extends Row {
  tests: NamedTest[];
  deviation: string | null;
}

const finished = new Set(['public', 'admin', 'crm', 'own']);

const isBrowserTest = (file: string): boolean => file.startsWith('web/e2e/');
/** Screens and served pages need no browser (docs/testing.md). */
const isScreenTest = (file: string): boolean => /\.(dom|page)\.test\.tsx?$/.test(file) || isBrowserTest(file);
const isHttpTest = (file: string): boolean => /\.(int|full|page)\.test\.tsx?$/.test(file) || isBrowserTest(file);

export function cover(rows: readonly Row[], tests: readonly NamedTest[], deviations: Map<string, string>): Covered[] {
  const byId = Map.groupBy(tests, ({ id }) => id);
  return rows.map((row) => ({ ...row, tests: byId.get(row.id) ?? [], deviation: deviations.get(row.id) ?? null }));
}

/** For rows that lack their test, and ids that no row has. */
export function problems(covered: readonly Covered[], tests: readonly NamedTest[]): string[] {
  const known = new Set(covered.map(({ id }) => id));
  const unknown = tests
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => `${file} names ${id}, which is no row`);
  const lacking = covered
    .filter(({ work, deviation }) => finished.has(work) && deviation === null)
    .filter((row) => !row.tests.some(({ file }) => suits(row, file)))
    .map(({ id, check, requirement }) => `${id} has no ${check} test and no recorded deviation: ${requirement}`);
  return [...unknown, ...lacking];
}

function suits({ check }: Row, file: string): boolean {
  if (check === 'visual') return isBrowserTest(file);
  if (check === 'browser') return isScreenTest(file);
  return check === 'http' ? isHttpTest(file) : true;
}
