import { expect, it } from 'vitest';
import { keptCrmId } from './crm-id.ts';

it.each([
  ['L-000001', 'L-000001'],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), null],
  ['', null],
  ['\u0000', null],
  [null, null],
  ['a\u0000b\uD800', 'ab\uFFFD'],
])('%j is kept as %j', (id, kept) => {
  expect(keptCrmId(id)).toBe(kept);
});
