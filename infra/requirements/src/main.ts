/** Writes docs/requirements.md. `--check` only fails when a row lacks its test or the page is old. */
import { root } from '@manzil/embedded/root';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cover, problems } from './coverage.ts';
import { type Breakage, requirementsPage } from './page.ts';
import { parseDeviations, parseRows } from './rows.ts';
import { namedTests } from './tests.ts';

const page = path.join(root, 'docs/requirements.md');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const skipped = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;
const suites = [
  '{services,web,infra,openapi}/**/*.{test,spec}.{ts,tsx}',
  // run by a test of each provider
  'infra/crm-servers/src/kit/*-cases.ts',
];
const files = globSync(suites, {
  cwd: root,
  exclude: (name) => skipped.test(name) || name.startsWith('infra/requirements'),
})
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

/** As asked for, and added since (`M-…`). */
const lists = ['docs/specification/requirements.tsv', 'docs/specification/own.tsv'];
const rows = lists.flatMap((list) => parseRows(read(list)));
const tests = files.flatMap((file) => namedTests(file, read(file)));
const covered = cover(rows, tests, parseDeviations(read('docs/decisions/0002-deviations.md')));
const breakages = JSON.parse(read('infra/requirements/breakages.json')) as Breakage[];
const text = requirementsPage(covered, breakages);

const found = problems(covered, tests);
if (process.argv.includes('--check')) {
  const written = readFileSync(page, { encoding: 'utf8', flag: 'a+' });
  if (written !== text) found.push('docs/requirements.md is old; run "npm run requirements"');
} else {
  writeFileSync(page, text);
}
for (const problem of found) console.error(problem);
console.log(
  `requirements: ${String(rows.length)} rows, ${String(tests.length)} named tests, ${String(found.length)} problems`,
);
process.exitCode = found.length > 0 ? 1 : 0;
