import { expect, it } from 'vitest';
import { teaser } from './teaser.ts';

it('cuts at 100 characters and then an ellipsis', () => {
  expect(teaser('a'.repeat(100))).toBe('a'.repeat(100));
  expect(teaser('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect(teaser('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});
