import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, leastContrast, lookCss, readability, scaleOf } from './look.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s and %s is %d, as WCAG says [M-1116]', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it.each([
  ['#73193b', true],
  ['#1f6245', true],
  ['#0b3d66', true],
  ['#ffcc00', false],
  ['#767676', false],
])('%s may be an office colour: %s [M-1116]', (colour, fits) => {
  expect(readability(colour) >= leastContrast).toBe(fits);
});

it('of a colour that may be used, every pair that pages make can be read [M-1116]', () => {
  const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (colour) => {
      fc.pre(readability(colour) >= leastContrast);
      const scale = scaleOf(colour);
      const pairs: [string, string][] = [
        [scale['700']!, '#ffffff'],
        [scale['700']!, scale['50']!],
        [scale['700']!, scale['100']!],
        [scale['800']!, '#ffffff'],
        [scale['900']!, '#ffffff'],
        [scale['200']!, scale['800']!],
      ];
      for (const [one, other] of pairs) expect(contrast(one, other)).toBeGreaterThan(leastContrast - 0.06);
    }),
  );
});

it('puts an office colour in place of the style sheet, and leaves the rest [M-1116]', () => {
  expect(lookCss({ primaryColour: null, accentColour: null })).toBe('');
  expect(lookCss({ primaryColour: null, accentColour: '#1f6245' })).toBe(
    ':root{--color-palm-50:#f4f7f6;--color-palm-700:#1f6245}',
  );
  const css = lookCss({ primaryColour: '#0b3d66', accentColour: null });
  expect(css).toContain('--color-maroon-700:#0b3d66');
  expect(css).not.toContain('palm');
});
