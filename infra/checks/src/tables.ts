import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@manzil/embedded/root';
import { unguardedReads } from './word-tables.ts';

const skipped = /(^|\/)(node_modules|build|\.react-router|testing|e2e)(\/|$)|\.test\.|generated|own-value\.ts$/;
const files = globSync('{services,web}/**/*.{ts,tsx}', { cwd: root, exclude: (name) => skipped.test(name) });
const problems = files.flatMap((file) => unguardedReads(file, readFileSync(path.join(root, file), 'utf8')));
for (const problem of problems) console.error(problem);
console.log(`tables: ${String(files.length)} files, ${String(problems.length)} problems`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
