import { permissionsOf } from '@manzil/core/accounts/permissions';
import { openContact } from '@manzil/core/accounts/contact-rules';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { changeKinds } from '@manzil/core/changes/change';
import { describe, expect, it } from 'vitest';
import { hears } from './who-hears.ts';

const somebody = (role: string): SignedInUser => ({
  id: 7,
  username: role,
  firstName: null,
  lastName: null,
  role,
  language: null,
  permissions: permissionsOf(role),
  contact: openContact,
});

describe('who hears of a change', () => {
  it.each([
    ['admin', 8, true],
    ['manager', 8, true],
    ['agent', 7, true],
    ['agent', 0, true],
    ['agent', 8, false],
    ['editor', 7, false],
    ['user', 7, false],
  ] as const)('of leads: %s, whose it is %d: %s [M-1170]', (role, person, told) => {
    expect(hears(somebody(role), { kind: 'leads', person })).toBe(told);
  });

  it('of notices: who is told, and nobody else [M-1170]', () => {
    expect(hears(somebody('agent'), { kind: 'notices', person: 7 })).toBe(true);
    expect(hears(somebody('admin'), { kind: 'notices', person: 8 })).toBe(false);
  });

  it('of nothing: whose role allows nothing [M-1170]', () => {
    expect(changeKinds.filter((kind) => hears(somebody('user'), { kind, person: 0 }))).toEqual([]);
    expect(changeKinds.filter((kind) => hears(somebody('agent'), { kind, person: 0 }))).toEqual([
      'leads',
      'deliveries',
      'listings',
      'agenda',
    ]);
  });
});
