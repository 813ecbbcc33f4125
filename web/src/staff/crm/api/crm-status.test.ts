import { expect, it } from 'vitest';
import { crmStatusQuery } from './crm-status.ts';

/** Until the state is asked again, ms. */
function waitWith(pendingOperations: number | null): unknown {
  const { refetchInterval } = crmStatusQuery;
  if (typeof refetchInterval !== 'function') throw new Error('The interval depends on what waits');
  return refetchInterval({ state: { data: pendingOperations === null ? undefined : { pendingOperations } } } as never);
}

it('asks for the state of the CRM every 30 s, and sooner while something waits [A-384]', () => {
  expect(waitWith(null)).toBe(30_000);
  expect(waitWith(0)).toBe(30_000);
  expect(waitWith(1)).toBe(5_000);
  expect(waitWith(3)).toBe(5_000);
});
