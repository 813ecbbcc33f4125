import { root } from '@manzil/embedded/root';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Exit code 1 for a problem, or when there is no file. @param skipped parts of paths */
export function checkFiles(
  name: string,
  patterns: string | readonly string[],
  skipped: RegExp,
  problemsOf: (file: string, source: string) => string[],
): void {
  const found = globSync(patterns, { cwd: root, exclude: (part) => skipped.test(part) });
  const files = [...new Set(found.map((file) => file.replaceAll('\\', '/')))];
  const problems = files.flatMap((file) => problemsOf(file, readFileSync(path.join(root, file), 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(`${name}: ${String(files.length)} files, ${String(problems.length)} problems`);
  process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
}
