import type { components } from '@manzil/contract/api';
import { type Api, dataOf } from '#lib/api/client.ts';

type State = components['schemas']['SubscriptionState'];
/** `gone`: the link belongs to nothing; `failed`: nobody knows. */
export type Shown = State | 'gone' | 'failed';

/** @throws ApiError; TypeError when nothing answered */
export async function readSubscription(api: Api, key: string): Promise<Shown> {
  if (key === '') return 'gone';
  return (await dataOf(api.GET('/api/subscriptions/{subscription}', { params: { path: { subscription: key } } })))
    .state;
}

/** Twice is once. @throws ApiError; TypeError when nothing answered */
export async function changeSubscription(api: Api, key: string, what: 'confirm' | 'end'): Promise<Shown> {
  if (key === '') return 'gone';
  const of = { params: { path: { subscription: key } } };
  const changed =
    what === 'confirm'
      ? api.POST('/api/subscriptions/{subscription}/confirm', of)
      : api.POST('/api/subscriptions/{subscription}/end', of);
  return (await dataOf(changed)).state;
}
