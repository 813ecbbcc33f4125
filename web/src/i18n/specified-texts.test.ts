import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { adminMessages } from './en/staff.ts';
import { publicMessages } from './en/site.ts';

type Tree = { [key: string]: string | Tree };

/** With variable parts, not shown, or settled anew (decision 2); other tests cover them. */
const patterns = new Set(
  'P-067 P-068 P-086 P-106 P-223 P-234 P-289 P-328 P-353 P-363 A-066 A-076 A-086 A-102 A-108 A-130 A-148 A-319 A-383 A-386 A-400 A-412 A-422 A-423 A-426'.split(
    ' ',
  ),
);

const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
const texts = leaves({ ...publicMessages, ...adminMessages }).map((text) => text.replaceAll('’', "'").toLowerCase());

interface Quote {
  id: string;
  text: string;
}

/** Longer than a word; a title and its text are two. */
function quotes(): Quote[] {
  const file = path.resolve(import.meta.dirname, '../../../docs/specification/requirements.tsv');
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows.flatMap((row) => {
    const [id = '', , requirement = ''] = row.split('\t');
    return [...requirement.matchAll(/(?<!\w)'([^']{6,}(?:'(?=\w)[^']*)*)'(?!\w)/g)]
      .flatMap(([, quote = '']) => quote.split(/ - | \/ |: (?=[A-Z])/))
      .filter((text) => text.includes(' '))
      .map((text) => ({ id, text: text.replace(/\.$/, '') }));
  });
}

it('quotes of the specification stand in the English texts [A-072 A-073]', () => {
  const quoted = quotes().filter(({ id }) => !patterns.has(id));
  expect(quoted.length).toBeGreaterThan(100);
  const missing = quoted.filter(({ text }) => !texts.some((ours) => ours.includes(text.toLowerCase())));
  expect(missing).toEqual([]);
});
