import { expect, it } from 'vitest';
import { failureCodes } from '../../../services/core/src/domain/failure-codes.ts';
import { reasonOf } from '../../../web/src/lib/delivery/reason.ts';

it('has words for every way in which a delivery may fail, but for those of a pull, which have their own', () => {
  const wordless = failureCodes.filter((code) => reasonOf(code, null).key === 'adminDeliveries:reasons.other');
  expect(wordless).toEqual(['sync.cursor_repeats']);
});
