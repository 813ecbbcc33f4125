import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@manzil/embedded/root';
import { waitProblems } from './wait-rules.ts';

const skipped = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;
const tests = [
  '{services,web,infra,openapi}/**/*.test.{ts,tsx}',
  'web/{e2e,testing}/**/*.{ts,tsx}',
  '**/testing/**/*.ts',
];

const files = globSync(tests, { cwd: root, exclude: (name) => skipped.test(name) });
const problems = [...new Set(files)].flatMap((file) => waitProblems(file, readFileSync(path.join(root, file), 'utf8')));
for (const problem of problems) console.error(problem);
console.log(`waits: ${String(files.length)} files of tests, ${String(problems.length)} problems`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
