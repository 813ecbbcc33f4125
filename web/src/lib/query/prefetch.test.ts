import { hydrate, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { broughtByPage, createQueryClient } from './client.ts';
import { prefetchAll } from './prefetch.ts';

const query = queryOptions({ queryKey: ['a'], queryFn: () => Promise.resolve('answer'), ...broughtByPage });

it('a page names no time, so that it is the same whenever it is rendered', async () => {
  const { dehydrated } = await prefetchAll([query]);
  expect(JSON.stringify(dehydrated)).not.toMatch(/\d{12}/);
});

it('what a page brings along is fresh when it arrives', async () => {
  const { dehydrated } = await prefetchAll([query]);
  const client = createQueryClient();
  hydrate(client, dehydrated);
  expect(client.getQueryData(query.queryKey)).toBe('answer');
  expect(client.getQueryCache().find({ queryKey: query.queryKey })?.isStaleByTime(broughtByPage.staleTime)).toBe(false);
});
