import { expect, it } from 'vitest';
import { changesOf } from './entry-changes.ts';

it('tells a change field by field, and that something private changed without saying what', () => {
  expect(
    changesOf({
      before: { status: 'new', notes: null, tags: ['a'] },
      after: { status: 'contacted', notes: '[redacted]' },
    }),
  ).toEqual([
    { name: 'status', before: 'new', after: 'contacted', isPrivate: false },
    { name: 'notes', before: null, after: '[redacted]', isPrivate: true },
    { name: 'tags', before: ['a'], after: null, isPrivate: false },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
