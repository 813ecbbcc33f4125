import { queryOptions } from '@tanstack/react-query';
import { askedOf } from '#lib/api/asked.ts';
import { type Api, browserApi } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';

/** Visitors get active links only. */
export function socialLinksQuery(api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/social-media'),
    ...broughtByPage,
    staleTime: 300_000,
  });
}
