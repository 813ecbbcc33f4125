import { expect, it } from 'vitest';
import { isActiveLink } from './navigation.ts';

it.each([
  ['/', '/en', true],
  ['/', '/ar', true],
  ['/', '/en/', true],
  ['/', '/en/properties', false],
  ['/properties', '/en/properties', true],
  ['/properties', '/ar/properties/42', true],
  ['/properties', '/properties-en', true],
  ['/properties', '/propertiesque', false],
  ['/properties', '/en/property/42', true],
  ['/team', '/ar/agents', true],
  ['/blog', '/en/blog/offices', true],
  ['/contact', '/contact', true],
  ['/contact', '/ar/properties', false],
])('%s on %s: %s', (link, path, expected) => {
  expect(isActiveLink(link, path)).toBe(expected);
});
