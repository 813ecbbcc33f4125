import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');
const spoken = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'text',
]);
const isWording = (text: string) => /\p{L}{2,}/u.test(text);

function visibleTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  expect(errors).toEqual([]);
  new Visitor({
    JSXText({ value }) {
      if (isWording(value)) found.push(value.trim());
    },
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && spoken.has(name.name);
      if (isSpoken && value?.type === 'Literal' && typeof value.value === 'string' && isWording(value.value))
        found.push(`${name.name}="${value.value}"`);
    },
    JSXExpressionContainer({ expression }) {
      if (expression.type === 'Literal' && typeof expression.value === 'string' && / \p{L}/u.test(expression.value))
        found.push(expression.value);
    },
  }).visit(program);
  return found;
}

it('finds texts, and nothing else', () => {
  const source =
    '<p title="Hello" className="grid gap"><b>Hi there</b>{t("a.b")} {" "}<i alt="">·</i>{"two words"}</p>;';
  expect(visibleTexts('a.tsx', source)).toEqual(['title="Hello"', 'Hi there', 'two words']);
});

it('no component has a text of its own [P-002]', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.'),
  );
  const found = files.flatMap((name) =>
    visibleTexts(name, readFileSync(path.join(folder, name), 'utf8')).map((text) => `${name}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
