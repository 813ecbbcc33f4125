import { expect, it } from 'vitest';
import { mappedRole } from './mapped-role.ts';

const roles = [
  ['Writers', 'editor'],
  ['Staff', 'agent'],
] as const;

it.each([
  ['Staff', 'agent'],
  [['Staff'], 'agent'],
  [['Staff', 'Writers'], 'editor'],
  [['staff'], null],
  [[], null],
  [undefined, null],
  [null, null],
  [true, null],
  [{ 0: 'Staff' }, null],
  [[...Array.from({ length: 1_000 }, () => 'x'), 'Staff'], null],
])('of the claim %j the role is %j [M-919]', (claim, role) => {
  expect(mappedRole(claim, roles)).toBe(role);
});
