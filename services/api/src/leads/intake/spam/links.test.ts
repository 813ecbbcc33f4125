import { expect, it } from 'vitest';
import { foreignLinks } from './links.ts';

it.each([
  'See https://manzil.example/en/properties/42 please',
  'www.manzil.example/ar',
  'http://MANZIL.example:3000/en',
  'https://maps.app.goo.gl/abc and https://www.google.com/maps/place/Lusail and https://waze.com/ul',
  'no link at all, only 12.5 m and a.b',
])('counts nothing in %s', (text) => {
  expect(foreignLinks(text, 'manzil.example')).toEqual([]);
});

it.each([
  'https://manzil.example@evil.example/',
  'https://manzil.example.evil.example/',
  'https://notmanzil.example/',
  'http://',
  'www.evil.example',
])('counts %s', (text) => {
  expect(foreignLinks(`${text}x`, 'manzil.example')).toHaveLength(1);
});

it.each(['www.manzil.example', 'WWW.Manzil.example', 'manzil.example'])('knows its own pages when it is %s', (site) => {
  const text =
    'https://www.manzil.example/en/properties/42, manzil.example and https://manzil.example/ar http://x.example';
  expect(foreignLinks(text, site)).toEqual(['http://x.example']);
});
