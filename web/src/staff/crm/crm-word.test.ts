import { expect, it } from 'vitest';
import { crmWord } from './crm-word.ts';

const online = { isOnline: true, mode: 'online', pendingOperations: 0 } as const;

it.each([
  ['success', online, 'success'],
  ['success', { ...online, pendingOperations: 1 }, 'waiting'],
  ['success', { isOnline: false, mode: 'offline', pendingOperations: 51 }, 'offline'],
  ['success', { ...online, isOnline: false }, 'offline'],
  ['success', { ...online, mode: 'degraded' }, 'degraded'],
  ['error', { ...online, pendingOperations: 1 }, 'error'],
  ['running', online, 'running'],
  ['never', online, 'never'],
] as const)('a pull that was %s with a CRM %o is called %s [M-1178]', (status, crm, word) => {
  expect(crmWord(crm, { status })).toBe(word);
});

it('is not known before somebody answered', () => {
  expect(crmWord(undefined, { status: 'success' })).toBeNull();
  expect(crmWord(online, undefined)).toBeNull();
});
