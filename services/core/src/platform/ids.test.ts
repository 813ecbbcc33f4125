import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { newLeadReference, uuidV7 } from './ids.ts';

/** The last millisecond that 48 bits hold. */
const latest = 2 ** 48 - 1;

test('a uuid of version 7 has its version, its variant and its time', () => {
  expect(uuidV7(0x0123456789ab)).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('later ids sort after earlier ones, and no two are alike', () => {
  const ids = [uuidV7(1_000), uuidV7(2_000), uuidV7(3_000_000_000_000)];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(5))).size).toBe(1_000);
});

test('a lead reference is 26 signs without I, L, O and U', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: latest }), (ms) => {
      expect(newLeadReference(ms)).toMatch(/^MZL-[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    }),
  );
});

test.each([
  ['uuid', uuidV7],
  ['lead reference', newLeadReference],
] as const)('of two moments the later one has the greater %s, also one millisecond apart', (_name, make) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: latest - 1 }), fc.integer({ min: 1, max: 1_000_000 }), (ms, later) => {
      expect(make(ms) < make(Math.min(ms + 1, latest))).toBe(true);
      expect(make(ms) < make(Math.min(ms + later, latest))).toBe(true);
    }),
  );
});

test('a lead reference made now holds this moment', () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  try {
    const timeOf = (reference: string): string => reference.slice(0, 'MZL-'.length + 10);
    expect(timeOf(newLeadReference())).toBe(timeOf(newLeadReference(1_795_000_000_000)));
    expect(timeOf(newLeadReference())).not.toBe(timeOf(newLeadReference(1_795_000_000_001)));
  } finally {
    vi.useRealTimers();
  }
});
