import { expect, it } from 'vitest';
import { broughtByPage, createQueryClient } from './client.ts';

it('repeats nothing by itself, asks anew on focus and mount, keeps and retries nothing [P-393]', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
});

it('what a page brings along is fresh for 30 s and not asked again on focus [P-380]', () => {
  expect(broughtByPage).toMatchObject({ staleTime: 30_000, refetchOnWindowFocus: false });
});
