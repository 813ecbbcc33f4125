import { expect, it } from 'vitest';
import { linkAddress, withoutLinks } from './link-address.ts';

it('a text keeps everything but its link [M-723]', () => {
  const link = linkAddress('https://manzil.example', 'a-token_of-43');
  expect(withoutLinks(`Choose:\n${link}\n\nOnce.`, '[link]')).toBe('Choose:\n[link]\n\nOnce.');
  expect(withoutLinks(`<a href="${link}">x</a>`, '-')).not.toContain('a-token');
  expect(withoutLinks('https://manzil.example/admin', '-')).toBe('https://manzil.example/admin');
});
