import { describe, expect, it } from 'vitest';
import { distance, positions, type Position } from './positions.ts';

describe('how far apart two places are', () => {
  it.each([
    [[25, 51], [25, 51], 0],
    [[25, 51], [26, 51], 1],
    [[25, 51], [25, 52], 0.904 ** 2],
    [[25, 52], [25, 51], 0.904 ** 2],
    [[25.5, 51], [25, 52], 0.25 + 0.904 ** 2],
    [[25, 51], [28, 55], 9 + (4 * 0.904) ** 2],
  ] as [Position, Position, number][])('%j and %j', (a, b, squared) => {
    expect(distance(a, b)).toBeCloseTo(squared, 10);
    expect(distance(b, a)).toBeCloseTo(squared, 10);
  });

  it.each([
    ['lusail marina', 'energy city', 'al wakrah'],
    ['west bay', 'al dafna', 'the pearl'],
    ['al sadd', 'al nasr', 'lusail'],
    ['dukhan', 'al shahaniya', 'mesaieed'],
  ])('%s is nearer to %s than to %s', (from, near, far) => {
    const to = (name: string) => distance(positions[from]!, positions[name]!);
    expect(to(near)).toBeLessThan(to(far));
  });
});
