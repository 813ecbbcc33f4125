import { queryOptions } from '@tanstack/react-query';
import { asked } from '#lib/api/asked.ts';
import { broughtByPage } from '#lib/query/client.ts';

/** Visitors get active links only. */
export const socialLinksQuery = queryOptions({
  ...asked('/api/social-media'),
  ...broughtByPage,
  staleTime: 300_000,
});
