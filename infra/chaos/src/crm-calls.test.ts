import { expect, it } from 'vitest';
import { gapsAfterRefusals } from './crm-calls.ts';

const call = (path: string, status: number, askedAt: number) => ({
  method: 'PUT',
  path: `/v1/leads${path}`,
  status,
  requestId: null,
  askedAt,
  answeredAt: askedAt + 10,
});

it('finds the shortest wait after a 429, record by record', () => {
  const calls = [
    call('/a', 429, 0),
    call('/b', 201, 5),
    call('?reference=a', 429, 7_510),
    call('/c', 429, 100),
    call('/a', 201, 15_000),
    call('/a', 200, 15_001),
  ];
  expect(gapsAfterRefusals(calls)).toEqual({ refusals: 3, shortestMs: 7_480 });
});

it('has none where nothing followed', () => {
  expect(gapsAfterRefusals([call('/a', 429, 0), call('/b', 201, 1)])).toEqual({ refusals: 1, shortestMs: null });
});
