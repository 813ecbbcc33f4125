import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { asked } from '#lib/api/asked.ts';
import { staffAsked, useChange } from './staff-query.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Numbers its answers. */
function open() {
  let answers = 0;
  vi.stubGlobal('fetch', async () => Response.json((answers += 1)));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper, answers: () => answers };
}

it.each(['made', 'refused'])('a change that was %s asks anew at its addresses, and nowhere else', async (end) => {
  const { wrapper, answers } = open();
  const send = async () => (end === 'made' ? 'done' : Promise.reject(new Error('no')));
  const { result } = renderHook(
    () => ({
      leads: useQuery({ ...staffAsked('/api/leads', { query: { page: 2 } }), staleTime: Infinity }),
      status: useQuery({ ...staffAsked('/api/crm/status'), staleTime: Infinity }),
      change: useChange(send, '/api/leads'),
    }),
    { wrapper },
  );
  await waitFor(() => {
    expect(answers()).toBe(2);
  });
  const { leads, status } = result.current;
  await act(async () => {
    await result.current.change.mutateAsync(undefined).catch(() => undefined);
  });
  await waitFor(() => {
    expect(result.current.leads.data).not.toBe(leads.data);
  });
  expect(result.current.status.data).toBe(status.data);
  expect(answers()).toBe(3);
});

it('what staff get is not what visitors get', () => {
  expect(staffAsked('/api/agents').queryKey).not.toEqual(asked('/api/agents').queryKey);
});
