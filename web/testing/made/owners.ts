import type { components } from '@manzil/contract/api';

type Owner = components['schemas']['Owner'];
type Mandate = components['schemas']['Mandate'];

export const owner = (changes: Partial<Owner> = {}): Owner => ({
  id: 12,
  kind: 'person',
  name: 'Hamad Al-Marri',
  phone: '+974 5555 0120',
  email: 'hamad@example.com',
  documentNumber: '28763400120',
  language: 'ar',
  note: null,
  masked: [],
  erasedAt: null,
  listings: 1,
  inForce: 1,
  version: 3,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  ...changes,
});

export const ownersPage = (owners: Owner[]): components['schemas']['OwnerList'] => ({
  owners,
  pagination: { page: 1, limit: 25, total: owners.length, totalPages: 1, hasNext: false, hasPrev: false },
});

export const mandate = (changes: Partial<Mandate> = {}): Mandate => ({
  id: 5,
  property: { id: 990_001, referenceId: 'MZL-P990001', title: 'Bright flat', titleAr: 'شقة مشرقة' },
  owner: { id: 12, name: 'Hamad Al-Marri' },
  contractNumber: 'BC-2026-0042',
  kind: 'exclusive',
  state: 'in_force',
  signedOn: '2026-11-01',
  startsOn: '2026-11-01',
  endsOn: '2027-10-31',
  daysLeft: 336,
  commissionKind: 'months',
  commission: '1.00',
  note: null,
  endedOn: null,
  endReason: null,
  files: [],
  version: 2,
  ...changes,
});
