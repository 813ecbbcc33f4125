import { expect, it } from 'vitest';
import { largest, moved, whole, zoomed } from './pan-zoom.ts';

const frame = { width: 400, height: 300 };

it('what lies under the pointer stays there [M-1024]', () => {
  const at = { x: 100, y: -50 };
  const once = zoomed(whole, 2, frame, at);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomed(once, 0.5, frame, at)).toEqual(whole);
});

it('a plan is never smaller than the whole, nor larger than makes sense', () => {
  expect(zoomed(whole, 0.1, frame)).toEqual(whole);
  expect(zoomed(whole, 100, frame).scale).toBe(largest);
});

it('a plan goes no farther than its edge', () => {
  expect(moved(whole, { x: 50, y: 50 }, frame)).toEqual(whole);
  const near = zoomed(whole, 2, frame);
  expect(moved(near, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  // zoomed out at the edge it comes back to the middle
  expect(zoomed(moved(near, { x: 999, y: 0 }, frame), 0.5, frame)).toEqual(whole);
});
