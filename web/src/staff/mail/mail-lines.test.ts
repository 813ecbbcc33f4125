import { expect, it } from 'vitest';
import { linesOf } from './mail-lines.ts';

it('tells addresses from the words around them', () => {
  expect(linesOf('Open: https://manzil.example/a#b now\n\nEnd\n')).toEqual([
    {
      number: 0,
      parts: [
        { start: 0, text: 'Open: ', url: false },
        { start: 6, text: 'https://manzil.example/a#b', url: true },
        { start: 32, text: ' now', url: false },
      ],
    },
    { number: 1, parts: [] },
    { number: 2, parts: [{ start: 0, text: 'End', url: false }] },
  ]);
});

it('makes no link of anything else', () => {
  expect(linesOf('javascript:alert(1)')[0]?.parts).toEqual([{ start: 0, text: 'javascript:alert(1)', url: false }]);
});
