import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminMessages as arabicAdmin } from './ar/staff.ts';
import { publicMessages as arabicPublic } from './ar/site.ts';
import { adminMessages as englishAdmin } from './en/staff.ts';
import { publicMessages as englishPublic } from './en/site.ts';

type Tree = { [key: string]: string | Tree };

const texts = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  );
const arabic = texts({ ...arabicPublic, ...arabicAdmin });
const english = texts({ ...englishPublic, ...englishAdmin });

describe('one voice', () => {
  it('Arabic texts write the tanwin before its alef, and no Latin digit [M-967 M-965]', () => {
    expect(arabic.length).toBeGreaterThan(1_000);
    expect(arabic.filter(([, text]) => text.includes('اً'))).toEqual([]);
    // codes of HTTP are written as every log has them, encodings as every program names them
    const asCodes = /(?:بالخطأ|بالرمز) \d{3}|(?:UTF|Windows)-\d+/g;
    expect(arabic.filter(([, text]) => /\d/.test(text.replaceAll(asCodes, '')))).toEqual([]);
  });

  it('so do the texts of demo listings, seeds and mails [M-967]', () => {
    const services = path.resolve(import.meta.dirname, '../../../services');
    const folders = ['crm-sandbox/src/demo', 'core/src/seeds', 'core/src/mail', 'api/src/chat', 'api/src/accounts'];
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(services, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => path.join(services, folder, name)),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('اً'))).toEqual([]);
  });

  it('agents have one name in Arabic, an enquiry one spelling in English [M-967]', () => {
    expect(arabic.filter(([, text]) => /وكلاء|وكيل/.test(text))).toEqual([]);
    expect(english.filter(([, text]) => /inquir/i.test(text))).toEqual([]);
  });

  it('words that docs/voice.md rules out stand nowhere, in no mail either [M-967]', () => {
    const ruledOut = /نُحّي|منحّ|نظام إدارة العملاء|سجل التدقيق|أحد المسؤولين|غوغل|ملّي ثانية|عملية إيصال|هل تريد حذف/;
    const mails = path.resolve(import.meta.dirname, '../../../services/core/src/mail');
    const words = readdirSync(mails)
      .filter((name) => name.endsWith('.ts'))
      .map((name): [string, string] => [name, readFileSync(path.join(mails, name), 'utf8')]);
    expect(words.length).toBeGreaterThan(5);
    expect([...arabic, ...words].filter(([, text]) => ruledOut.test(text)).map(([name]) => name)).toEqual([]);
    expect(english.filter(([, text]) => /second factor/i.test(text))).toEqual([]);
  });

  it('a number and its unit are joined by a blank that does not break [M-965]', () => {
    const torn = /\}\} (?:sqm|kW|km|m|م²|م|كم|كيلوواط)(?![\p{L}²])/u;
    expect([...arabic, ...english].filter(([, text]) => torn.test(text))).toEqual([]);
  });

  it('the privacy page names the switch by the words on it [M-967]', () => {
    expect(englishPublic.legal.privacy.sections.cookies.first).toContain(`“${englishPublic.shell.consent.label}”`);
    expect(arabicPublic.legal.privacy.sections.cookies.first).toContain(`«${arabicPublic.shell.consent.label}»`);
  });
});
