import { root } from '@manzil/embedded/root';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileProblems } from './import-rules.ts';

const skipped = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;

const files = globSync('{services,web,infra,openapi}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => skipped.test(name),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/'));

const problems = files.flatMap((file) =>
  fileProblems(file, readFileSync(path.join(root, file), 'utf8')).map((problem) => `${file} ${problem}`),
);
for (const problem of problems) console.error(problem);
console.log(`imports: ${String(files.length)} files, ${String(problems.length)} problems`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
