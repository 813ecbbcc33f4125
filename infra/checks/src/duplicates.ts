/**
 * Pairs of places that share twelve or more lines of code. Without tests, generated files and migrations.
 * npm run duplicates                 this checkout
 * npm run duplicates -- /tmp/other   another
 */
import { Detector, MemoryStore, mild, type IMapFrame } from '@jscpd/core';
import { Tokenizer } from '@jscpd/tokenizer';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

export const leastLines = 12;
const leastTokens = 50;
const leftOut = /\.(test|spec)\.tsx?$|\/testing\/|\/e2e\/|\/generated\/|\/migrations\//;

export interface Pair {
  lines: number;
  places: [string, string];
}

export async function pairsOf(sources: ReadonlyMap<string, string>): Promise<Pair[]> {
  const options = { minLines: leastLines, minTokens: leastTokens, maxLines: 100_000, mode: mild };
  const detector = new Detector(new Tokenizer(), new MemoryStore<IMapFrame>(), [], options);
  const pairs: Pair[] = [];
  for (const [name, text] of sources)
    for (const { duplicationA: one, duplicationB: other } of await detector.detect(name, text, formatOf(name))) {
      const lines = one.end.line - one.start.line + 1;
      if (lines < leastLines) continue;
      const places = [one, other].map(({ sourceId, start, end }) => `${sourceId}:${start.line}-${end.line}`);
      pairs.push({ lines, places: places as Pair['places'] });
    }
  return pairs.toSorted((a, b) => b.lines - a.lines);
}

const formatOf = (name: string): string => (name.endsWith('x') ? 'tsx' : 'typescript');

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const root = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '../../..'));
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const names = listed.split('\n').filter((name) => name !== '' && !leftOut.test(name));
  const pairs = await pairsOf(new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])));
  for (const { lines, places } of pairs) console.log(`${String(lines).padStart(4)} lines  ${places.join('  ~  ')}`);
  console.log(`${String(pairs.length)} pairs of ${String(leastLines)} or more lines in ${String(names.length)} files`);
}
