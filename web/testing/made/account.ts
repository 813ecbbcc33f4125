import type { components } from '@manzil/contract/api';

type User = components['schemas']['User'];
type Session = components['schemas']['Session'];

export const account = (changes: Partial<User> = {}, n = 1): User => ({
  id: 40 + n,
  email: `person${String(n)}@example.com`,
  username: `person${String(n)}`,
  firstName: 'Layla',
  lastName: `Nasser ${String(n)}`,
  role: 'editor',
  state: 'active',
  hasFactor: false,
  isLinked: false,
  agentId: null,
  passwordAskedAt: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  ...changes,
});

/** `total` counts all pages. */
export const accountsPage = (users: User[], total = users.length): components['schemas']['UserList'] => ({
  users,
  pagination: { page: 1, limit: 25, total, totalPages: Math.ceil(total / 25), hasNext: total > 25, hasPrev: false },
});

export const session = (changes: Partial<Session> = {}, n = 1): Session => ({
  id: `0198f3c2-6f0e-7c1a-9d3e-${String(n).padStart(12, '0')}`,
  current: n === 1,
  signedInAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2026-11-20T09:30:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  ...changes,
});
