import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each(['/', '/en', '/ar/properties?sort=price-low&type=Rent', '/en/%D8%B3?a=//b#c', '/a b/..//c'])(
  '%s is a path of ours',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it('letters of any script come as an address carries them', () => {
  expect(ownPath('/ar/بحث?q=é')).toBe('/ar/%D8%A8%D8%AD%D8%AB?q=%C3%A9');
  expect(ownPath('/\ud800')).toBe('/%EF%BF%BD');
});

it.each([
  '',
  'en',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/en\r\nSet-Cookie: a=b',
  '/\0',
])('%j is none', (path) => {
  expect(ownPath(path)).toBeNull();
});
