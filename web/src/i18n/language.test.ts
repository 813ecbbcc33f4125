import { describe, expect, it } from 'vitest';
import { languageOptions, resolveLanguage, switchPath, withPrefix } from './language.ts';

it('the languages are English from the left and Arabic from the right, each with its own name [P-239 P-374]', () => {
  expect(languageOptions).toEqual({
    en: { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr' },
    ar: { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl' },
  });
});

describe('resolveLanguage', () => {
  it.each([
    ['/ar', 'en', 'ar'],
    ['/ar/properties', null, 'ar'],
    ['/en', 'ar', 'en'],
    ['/en/contact', 'ar', 'en'],
    ['/areas', null, 'en'],
    ['/english', 'ar', 'ar'],
    ['/contact', 'ar', 'ar'],
    ['/contact', 'fr', 'en'],
    ['/contact', null, 'en'],
    ['/', 'ar', 'en'],
    ['/properties-en', 'ar', 'en'],
  ] as const)('%s with %s stored is %s', (path, stored, expected) => {
    expect(resolveLanguage(path, stored)).toBe(expected);
  });
});

describe('switchPath', () => {
  it.each([
    ['/en', '/ar'],
    ['/en/properties', '/ar/properties'],
    ['/', '/ar'],
    ['/properties', '/ar/properties'],
    ['/properties/42', '/ar/properties/42'],
    ['/properties-en', '/ar/properties'],
    ['/anything/else', '/ar/anything/else'],
    ['/areas', '/ar/areas'],
    ['/ar/properties', '/ar/properties'],
  ])('to Arabic: %s becomes %s', (from, to) => {
    expect(switchPath('ar', from)).toBe(to);
  });

  it.each([
    ['/ar', '/'],
    ['/ar/about', '/about'],
    ['/ar/properties/42', '/properties/42'],
    ['/about', '/about'],
    ['/en/about', '/en/about'],
  ])('to English: %s becomes %s', (from, to) => {
    expect(switchPath('en', from)).toBe(to);
  });

  it('keeps the query', () => {
    expect(switchPath('ar', '/en/properties', '?city=Lusail&page=2')).toBe('/ar/properties?city=Lusail&page=2');
  });
});

describe('withPrefix', () => {
  it('names the home page without a final slash', () => {
    expect(withPrefix('en', '/')).toBe('/en');
    expect(withPrefix('ar', '/en')).toBe('/ar');
  });
});
