import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each(['/', '/en', '/ar/properties?sort=price-low&type=Rent', '/en/%D8%B3?a=//b#c', '/a b//c'])(
  '%s is a path of ours',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it('letters of any script come as an address carries them', () => {
  expect(ownPath('/ar/بحث?q=é')).toBe('/ar/%D8%A8%D8%AD%D8%AB?q=%C3%A9');
  expect(ownPath('/\ud800')).toBe('/%EF%BF%BD');
});

it.each(['/%09/evil.example', '/%5cevil.example', '/%2f/evil.example', '/\u2215/evil.example', '/a\\evil.example'])(
  '%j stays here [M-754]',
  (path) => {
    const kept = ownPath(path);
    expect(new URL(kept ?? 'x:', 'https://own.example').origin).toBe('https://own.example');
  },
);

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
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/..\\/evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/\u0085/evil.example',
  '\u00a0//evil.example',
  `/${'a'.repeat(2_000)}`,
])('%j is none [M-754]', (path) => {
  expect(ownPath(path)).toBeNull();
});
