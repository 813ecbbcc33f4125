import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askedOf } from '#lib/api/asked.ts';
import { type Api, browserApi } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';

export type Agent = components['schemas']['Agent'];

export function agentsQuery(api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/agents'),
    ...broughtByPage,
  });
}
