import { expect, it } from 'vitest';
import { logAsItIs, overlapEvents, readLog, withRead, writeLog } from './event-log.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const events = (...numbers: number[]) =>
  numbers.map((sequence) => ({ sequence, record: `Property K${String(sequence)}` }));

it('looks for what is between the newest, and for nothing older, also where the server gave fewer than it was asked for', () => {
  const seen = [7_002, 7_005, 7_007];
  expect(logAsItIs(events(7_007, 7_005, 7_002))).toEqual({
    newest: 7_007,
    record: 'Property K7007',
    from: 7_001,
    seen,
  });
  expect(logAsItIs([])).toEqual({ newest: 0, record: null, from: 0, seen: [] });
});

it('moves on with what is read, and never back', () => {
  const before = { newest: 2_000, record: 'Property K2000', from: 1_000, seen: range(1_001, 2_000) };
  expect(before.seen).toHaveLength(overlapEvents);
  const log = withRead(before, events(2_005, 2_001));
  expect([log.newest, log.record, log.from, log.seen.at(0), log.seen.length]).toEqual([
    2_005,
    'Property K2005',
    1_002,
    1_003,
    overlapEvents,
  ]);
  expect(withRead(log, [])).toEqual(log);
  expect(withRead({ newest: 9, record: 'Property K9', from: 3, seen: [4, 9] }, events(6))).toEqual({
    newest: 9,
    record: 'Property K9',
    from: 3,
    seen: [4, 6, 9],
  });
});

it.each([
  '',
  'x',
  '-1',
  '1.5',
  '{}',
  '{"newest":1}',
  '[1]',
  'null',
  '{"newest":1,"record":null,"from":0,"steps":[-1]}',
])('takes %j for none of its texts', (text) => {
  expect(readLog(text)).toBeNull();
});

it('is read as it was written, in a few bytes', () => {
  const log = logAsItIs(events(7, 5, 2));
  expect(readLog(writeLog(log))).toEqual(log);
  expect(readLog('42')).toEqual({ newest: 42, record: null, from: 42, seen: [] });
  expect(readLog(null)).toBeNull();
  const long = logAsItIs(events(...range(5_000_000_001, 5_000_001_000)));
  expect(readLog(writeLog(long))).toEqual(long);
  expect(writeLog(long).length).toBeLessThan(2_500);
});
