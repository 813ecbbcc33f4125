import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminMessages as arabicAdmin } from './ar/staff.ts';
import { publicMessages as arabicPublic } from './ar/site.ts';
import { adminMessages as englishAdmin } from './en/staff.ts';
import { publicMessages as englishPublic } from './en/site.ts';

type Tree = { [key: string]: string | Tree };

const english: Tree = { ...englishPublic, ...englishAdmin };
const arabic: Tree = { ...arabicPublic, ...arabicAdmin };
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

function leaves(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}${prefix === '' ? ':' : '.'}`),
  );
}

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const englishKeys = new Map(leaves(english));
const arabicKeys = new Map(leaves(arabic));

it('insurance stays among the texts of the services, beside the seven that are shown [P-171]', () => {
  expect(englishKeys.has('services:more.insurance.title')).toBe(true);
  expect(arabicKeys.has('services:more.insurance.title')).toBe(true);
});

describe('the two languages', () => {
  it('have the same keys', () => {
    const bases = (keys: Iterable<string>) => [...new Set([...keys].map(withoutForm))].toSorted();
    expect(bases(arabicKeys.keys())).toEqual(bases(englishKeys.keys()));
  });

  it('have all plural forms: two in English, six in Arabic', () => {
    const plural = [...englishKeys.keys()].filter((key) => key.endsWith('_other')).map(withoutForm);
    const missing = plural.flatMap((base) => [
      ...[`${base}_one`].filter((key) => !englishKeys.has(key)),
      ...forms.map((form) => `${base}_${form}`).filter((key) => !arabicKeys.has(key)),
    ]);
    expect(missing).toEqual([]);
  });

  it('fill in the same values', () => {
    const values = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)]
        .map((match) => match[1] ?? match[2])
        .toSorted()
        .join();
    // Arabic words for one and two need no number.
    const different = [...englishKeys.keys()]
      .filter((key) => arabicKeys.has(key) && !/_(zero|one|two)$/.test(key))
      .filter((key) => values(arabicKeys.get(key)) !== values(englishKeys.get(key)));
    expect(different).toEqual([]);
  });

  it('leave no text empty', () => {
    expect([...englishKeys, ...arabicKeys].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('leave no English in Arabic', () => {
    const allowed =
      /\{\{\w+\}\}|<\/?\w+>|CRM|CAT A|HTTP|Ctrl|Esc|IMAP|STARTTLS|TLS|INBOX|imap\.example\.com|OpenAI|Anthropic|Google Gemini|Google Analytics|Meta|cron|CSV|UTF|ID|API|QR|PDF|JPEG|PNG|Manzil|manzil-demo|admin|English/g;
    expect([...arabicKeys].filter(([, text]) => /[A-Za-z]{2,}/.test(text.replaceAll(allowed, '')))).toEqual([]);
  });
});

/** Types ensure that each refusal has a text. */
const contract = createRequire(import.meta.url)('@manzil/contract/api.json') as {
  components: { schemas: { ProblemCode: { enum: string[] } } };
};
const codes = new Set(contract.components.schemas.ProblemCode.enum);

describe('the sources', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^i18n[\\/](en|ar)[\\/]/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const literals = new Set([...sources.matchAll(/(['"])([\w:. -]+)\1/g)].map((match) => match[2] ?? ''));
  const patterns = [...sources.matchAll(/`((?:[\w-]+[.:])+)\$\{[^}`]*\}([\w.]*)`/g)].map(
    ([, head = '', tail = '']) =>
      (name: string) =>
        name.startsWith(head) && name.endsWith(tail),
  );
  const used = (key: string) => {
    // Its keys come from listings.
    if (key.startsWith('vocabulary:')) return true;
    const local = key.slice(key.indexOf(':') + 1);
    if (key.startsWith('adminProblems:') && codes.has(local)) return true;
    return [key, local].some((name) => literals.has(name) || patterns.some((fits) => fits(name)));
  };

  it('use every key', () => {
    const unused = [...new Set([...englishKeys.keys()].map(withoutForm))].filter((key) => !used(key));
    expect(unused).toEqual([]);
  });
});
