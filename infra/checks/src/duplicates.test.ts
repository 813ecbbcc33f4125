import { expect, test } from 'vitest';
import { leastLines, pairsOf } from './duplicates.ts';

const block = (lines: number): string =>
  Array.from({ length: lines }, (_, n) => `const value${String(n)} = read('${String(n)}', ${String(n)});\n`).join('');

test('what stands in two files is a pair, with its places', async () => {
  const sources = new Map([
    ['one.ts', `import { read } from './read.ts';\n${block(20)}`],
    ['other.ts', `\n\nexport const other = 'quite another thing';\n${block(20)}`],
  ]);
  const [pair, ...more] = await pairsOf(sources);
  expect(more).toEqual([]);
  expect(pair?.lines).toBeGreaterThanOrEqual(leastLines);
  expect(pair?.places.map((place) => place.replace(/:.*/, '')).toSorted()).toEqual(['one.ts', 'other.ts']);
});

test('fewer lines than that are none', async () => {
  const sources = new Map([
    ['one.tsx', block(leastLines - 2)],
    ['other.tsx', `const another = 1;\n${block(leastLines - 2)}`],
  ]);
  expect(await pairsOf(sources)).toEqual([]);
});
