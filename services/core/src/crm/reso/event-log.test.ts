import { expect, it } from 'vitest';
import { logAsItIs, overlapEvents, readLog, withRead, writeLog } from './event-log.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

it('looks for what is between the newest, and for nothing older, also where the server gave fewer than it was asked for', () => {
  expect(logAsItIs([7_007, 7_005, 7_002])).toEqual({ newest: 7_007, from: 7_001, seen: [7_002, 7_005, 7_007] });
  expect(logAsItIs([])).toEqual({ newest: 0, from: 0, seen: [] });
  const long = logAsItIs(range(801, 1_000).toReversed());
  expect([long.newest, long.from, long.seen.length]).toEqual([1_000, 800, overlapEvents]);
});

it('moves on with what is read, and never back', () => {
  const log = withRead({ newest: 300, from: 100, seen: range(101, 300) }, [301, 305]);
  expect([log.newest, log.from, log.seen.at(0), log.seen.length]).toEqual([305, 102, 103, overlapEvents]);
  expect(withRead(log, [])).toEqual(log);
  expect(withRead({ newest: 9, from: 9, seen: [] }, [11])).toEqual({ newest: 11, from: 9, seen: [11] });
});

it.each(['', 'x', '-1', '1.5', '{}', '{"newest":1}', '[1]', 'null'])('takes %j for none of its texts', (text) => {
  expect(readLog(text)).toBeNull();
});

it('is read as it was written', () => {
  const log = logAsItIs([7, 5, 2]);
  expect(readLog(writeLog(log))).toEqual(log);
  expect(readLog('42')).toEqual({ newest: 42, from: 42, seen: [] });
  expect(readLog(null)).toBeNull();
});
