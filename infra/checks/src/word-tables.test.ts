import { expect, it } from 'vitest';
import { unguardedReads } from './word-tables.ts';

const table = `const names: Record<string, string> = { a: 'A' };\n`;

it.each([
  ['by a word', `${table}names[word];`],
  ['by a word of an object', `${table}f(names[query.type] ?? null);`],
  ['that may not be changed', `const names: Readonly<Record<string, number>> = { a: 1 } as const;\nnames[word];`],
])('finds a table that is read %s', (_what, source) => {
  expect(unguardedReads('a.ts', source)).toEqual(['a.ts:2 names[…] is read by a word: use ownValue']);
});

it.each([
  ['by its own name', `${table}names['a'];`],
  ['by ownValue', `${table}ownValue(names, word);`],
  ['of known words', `const names: Record<'a' | 'b', string> = { a: 'A', b: 'B' };\nnames[word];`],
  ['that is filled', `const names: Record<string, string> = {};\nnames[word] = 'A';\nf(names[word]);`],
  ['that is written', `${table}names[word] = 'B';`],
])('leaves one alone %s', (_what, source) => {
  expect(unguardedReads('a.ts', source)).toEqual([]);
});
