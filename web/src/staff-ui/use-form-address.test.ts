import { expect, it } from 'vitest';
import { harmless, isHarmless, readFormSubject, readWindow } from './use-form-address.ts';

it('a link opens a form for a new entry or for one that there is; anything else opens none', () => {
  expect(['add', 'edit-7', 'edit-0', 'edit-7x', 'view-7', '', null].map(readFormSubject)).toEqual([
    'new',
    7,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('other windows have their names in the same place', () => {
  expect(['view-7', 'import', 'view-7x', 'View', '7', null].map(readWindow)).toEqual([
    { kind: 'view', id: 7 },
    { kind: 'import', id: null },
    null,
    null,
    null,
    null,
  ]);
});

it('tells closing on purpose from leaving', () => {
  expect([harmless, null, undefined, {}, 'losesNothing'].map(isHarmless)).toEqual([true, false, false, false, false]);
});
