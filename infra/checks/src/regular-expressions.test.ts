/** No text from outside can keep a process busy by a regular expression. */
import { root } from '@manzil/embedded/root';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { costs, regularExpressions } from './regular-expressions.ts';

const files = globSync('{services,web/src,web/server}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|build|\.react-router|testing)(\/|$)|\.test\.tsx?$/.test(name),
}).map((file) => file.replaceAll('\\', '/'));
const found = files.map((file) => ({
  file,
  ...regularExpressions(file, readFileSync(path.join(root, file), 'utf8')),
}));

/** Each was looked at: where its text comes from, and why it is linear. */
const madeOfText = [
  // a counted repetition
  'services/core/src/accounts/store/recovery-code.ts',
  // the escaped value alone
  'services/core/src/crm/http/safe-answer.ts',
  // counted repetitions of digits
  'services/core/src/platform/safe-error.ts',
  // one character
  'services/core/src/search/fold.ts',
  'services/core/src/search/fold.ts',
  // a name of ours, and the rest of a line
  'services/core/src/team/agent-form.ts',
  // begins at a name of ours; its spaces stand between fixed characters
  'web/server/pages.ts',
  // a word of ours
  'web/src/site/listings/title-words.ts',
];

describe('what is noticed', () => {
  it.each([
    ['/^(a+)+$/', 'exponential'],
    ['/^(\\d+,?)*$/', 'exponential'],
    ['/^\\s*x?\\s*$/', 'Trade'],
    ['/\\/+$/', 'Move'],
    ['/[^\\s@]+@x/g', 'Move'],
  ])('%s', (literal, cost) => {
    expect(costs(literal)).toContain(cost);
  });

  it.each(['/(?<!\\/)\\/+$/', '/^[a-z]+-\\d+$/', '/<[^<>]*>/g'])('not %s', (literal) => {
    expect(costs(literal)).toEqual([]);
  });

  it('reads literals and what is made of text', () => {
    const { literals, made } = regularExpressions('x.ts', "const a = /x+/g;\nconst b = new RegExp(a + 'y');");
    expect(literals).toEqual([{ text: '/x+/g', line: 1 }]);
    expect(made).toEqual([{ text: "new RegExp(a + 'y')", line: 2 }]);
  });
});

it('every regular expression of the platform is linear [M-893]', () => {
  expect(found.reduce((sum, { literals }) => sum + literals.length, 0)).toBeGreaterThan(300);
  const dear = found.flatMap(({ file, literals }) =>
    literals.flatMap(({ text, line }) => costs(text).map((cost) => `${file}:${String(line)} ${text}: ${cost}`)),
  );
  expect(dear).toEqual([]);
});

it('the few that are made of text are known [M-893]', () => {
  expect(found.flatMap(({ file, made }) => made.map(() => file)).toSorted()).toEqual(madeOfText.toSorted());
});
