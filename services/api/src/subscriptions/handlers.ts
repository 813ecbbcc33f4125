import { eraseKeptMails } from '@manzil/core/mail/folder-mailer';
import { mailLane } from '@manzil/core/mail/mail';
import {
  confirmSubscription,
  endSubscription,
  readSubscription,
  type Settled,
} from '@manzil/core/people/store/subscription-store';
import type { SubscriptionState } from '@manzil/core/leads/subscription';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Deps = Pick<ApiDeps, 'database' | 'publisher' | 'env'>;
type SubscriptionHandlers = Pick<Handlers, 'getSubscription' | 'confirmSubscription' | 'endSubscription'>;

/** For whoever has the link of a mail. */
export function subscriptionHandlers({ database: { pool }, publisher, env }: Deps): SubscriptionHandlers {
  const answer = (state: SubscriptionState | undefined | null) => ({
    status: 200 as const,
    headers: { 'Cache-Control': 'no-store' },
    body: { state: demandFound(state ?? null, 'subscription.not_found') },
  });

  async function afterwards(settled: Settled | null) {
    // never throws; the relay finds what the queue did not take
    if (settled !== null) await publisher.publish(settled.jobs);
    // the mail to an address that wants nothing of us
    if (settled !== null && settled.erased.length > 0) await eraseKeptMails(env.DATA_DIR, settled.erased);
    return answer(settled?.state);
  }

  return {
    getSubscription: async ({ params }) => answer(await readSubscription(pool, params.subscription)),

    confirmSubscription: async ({ params, requestId }) => {
      const consumers = [{ consumer: 'crm', provider: env.CRM_PROVIDER } as const, mailLane];
      return afterwards(await confirmSubscription(pool, params.subscription, consumers, requestId));
    },

    endSubscription: async ({ params, requestId }) =>
      afterwards(await endSubscription(pool, params.subscription, requestId)),
  };
}
