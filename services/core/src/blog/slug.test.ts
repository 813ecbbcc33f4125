import { expect, it } from 'vitest';
import { slugOf, tagsOf } from './slug.ts';

it.each([
  ['What a fitted office saves you', 'what-a-fitted-office-saves-you'],
  ['  Lusail: rents, 2026!  ', 'lusail-rents-2026'],
  ['A -- B__C', 'a-b-c'],
  ['كم يوفّر المكتب المجهّز؟', 'كم-يوفر-المكتب-المجهز'],
  ['مـــكـــاتب لوسيل ٢٠٢٦', 'مكاتب-لوسيل-٢٠٢٦'],
  ['Café in Msheireb', 'café-in-msheireb'],
  ['!!!', ''],
  // marks that stand on nothing
  ['\u0302\u0308 offices', 'offices'],
  ['Lusail \u0302\u0308b', 'lusail-b'],
  ['rents \u0302 2026', 'rents-2026'],
  ['لوسيل \u0302 مكاتب', 'لوسيل-مكاتب'],
  ['-Lusail-', 'lusail'],
  [`${'م'.repeat(199)}، مكاتب`, 'م'.repeat(199)],
  ['x'.repeat(300), 'x'.repeat(200)],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
])('%s becomes %s [A-242]', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slug).toMatch(/^([\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*)?$/u);
});

it.each([
  ['rent, lusail ,, offices,', ['rent', 'lusail', 'offices']],
  ['إيجار، لوسيل', ['إيجار', 'لوسيل']],
  ['rent, rent', ['rent']],
  ['', []],
])('the tags of "%s" [A-293]', (line, tags) => {
  expect(tagsOf(line)).toEqual(tags);
});
