import { expect, it } from 'vitest';
import { withParam } from './with-param.ts';

it('changes one thing, and begins a narrowed list at its first page', () => {
  const params = new URLSearchParams('search=x&page=3');
  expect(withParam(params, 'page', '4')).toBe('?search=x&page=4');
  expect(withParam(params, 'role', 'agent')).toBe('?search=x&role=agent');
  expect(withParam(params, 'search', '')).toBe('?');
  expect(withParam(new URLSearchParams('role=agent'), 'role', 'all')).toBe('?');
});
