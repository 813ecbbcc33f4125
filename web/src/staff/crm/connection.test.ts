import { expect, it } from 'vitest';
import { modeOf } from './connection.tsx';

it.each([
  [true, 'online', 'online'],
  [false, 'online', 'offline'],
  [true, 'degraded', 'degraded'],
  [false, 'degraded', 'degraded'],
  [true, 'offline', 'offline'],
  [false, 'offline', 'offline'],
] as const)('isOnline %s and mode %s is %s', (isOnline, mode, expected) => {
  expect(modeOf({ isOnline, mode })).toBe(expected);
});
