import { describe, expect, it } from 'vitest';
import { differences, pieces, readable } from './compare-texts.ts';

const marked = (before: string, after: string, language: 'en' | 'ar') =>
  pieces(before, after, language)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');

describe('two texts', () => {
  it.each([
    ['An office in Lusail', 'An office in Doha', 'en', 'An office in [-Lusail-]{+Doha+}'],
    ['مكتب واسع في لوسيل', 'مكتب صغير في لوسيل', 'ar', 'مكتب [-واسع-]{+صغير+} في لوسيل'],
    // they share letters, and are other words
    ['محل في الطابق الأرضي', 'مكتب في الطابق العاشر', 'ar', '[-محل-]{+مكتب+} في الطابق [-الأرضي-]{+العاشر+}'],
    ['', 'New', 'en', '{+New+}'],
    ['Same', 'Same', 'en', 'Same'],
  ] as const)('%j and %j are compared word by word [M-1207]', (before, after, language, found) => {
    expect(marked(before, after, language)).toBe(found);
  });

  it('that are long and have nothing in common are still told apart [M-1207]', () => {
    const long = (seed: number) => Array.from({ length: 8_000 }, (_, n) => `w${String((n * seed) % 7_919)}`).join(' ');
    const found = pieces(long(31), long(57), 'en');
    expect(found.some(({ kind }) => kind === 'removed')).toBe(true);
    expect(found.some(({ kind }) => kind === 'added')).toBe(true);
  });
});

it('an article is read as text, its pictures by their words [M-1207]', () => {
  const html =
    '<h2>Offices</h2><p>In <strong>Lusail</strong><br>and Doha</p><ul><li>One</li></ul><img src="/a" alt="Bay"><img src="/b">';
  expect(readable(html, '[picture]')).toBe('Offices\n\nIn Lusail\nand Doha\n\nOne\n\n[Bay][picture]');
  expect(readable('<img src=x onerror="globalThis.ran = true">', '[picture]')).toBe('[picture]');
});

it('only what differs is compared [M-1207]', () => {
  const before = [
    { field: 'title', text: 'One' },
    { field: 'city', text: 'Doha' },
    { field: 'titleAr', text: null },
  ];
  const after = [
    { field: 'title', text: 'Two' },
    { field: 'city', text: 'Doha' },
    { field: 'titleAr', text: 'واحد' },
  ];
  expect(differences(before, after)).toEqual([
    { field: 'title', before: 'One', after: 'Two' },
    { field: 'titleAr', before: null, after: 'واحد' },
  ]);
});
