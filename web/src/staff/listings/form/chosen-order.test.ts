import { describe, expect, it } from 'vitest';
import { inChosenOrder } from './chosen-order.ts';

/** As they arrive; their numbers say when they were chosen. */
function arrive(before: readonly string[], ...chosen: readonly number[]): string[] {
  const chosenAt = new Map(chosen.map((key) => [String(key), key]));
  let pictures = before.map((url) => ({ url }));
  for (const key of chosen) pictures = inChosenOrder(pictures, { url: String(key) }, chosenAt);
  return pictures.map(({ url }) => url);
}

describe('pictures keep the order in which they were chosen [M-990]', () => {
  it.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 3, 1]], [[3, 1, 2]]])('arriving as %j', (chosen) => {
    expect(arrive([], ...chosen)).toEqual(['1', '2', '3']);
  });

  it('goes behind what was there before', () => {
    expect(arrive(['old', 'older'], 2, 1)).toEqual(['old', 'older', '1', '2']);
  });

  it('leaves alone what somebody moved', () => {
    const chosenAt = new Map([
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ]);
    const moved = [{ url: '3' }, { url: 'old' }, { url: '1' }];
    expect(inChosenOrder(moved, { url: '2' }, chosenAt).map(({ url }) => url)).toEqual(['2', '3', 'old', '1']);
  });
});
