import { expect, test } from 'vitest';
import { newLeadReference, uuidV7 } from './ids.ts';

test('a uuid of version 7 has its version, its variant and its time', () => {
  expect(uuidV7(0x0123456789ab)).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('later ids sort after earlier ones, and no two are alike', () => {
  const ids = [uuidV7(1_000), uuidV7(2_000), uuidV7(3_000_000_000_000)];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(5))).size).toBe(1_000);
});

test('a lead reference is 26 signs without I, L, O and U, and sorts by time', () => {
  expect(newLeadReference()).toMatch(/^MZL-[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  expect([newLeadReference(9_999), newLeadReference(10_000)].toSorted()[0]).toMatch(
    newLeadReference(9_999).slice(0, 14),
  );
});
