import { findAccount } from '@manzil/core/accounts/store/user-reader';
import { readSetup, saveSetup } from '@manzil/core/office/store/setup-store';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Operations = 'getSetup' | 'saveSetup' | 'sendTestMail';

/** A new agency's first steps. */
export function setupHandlers({
  database: { pool },
  testMailer,
}: Pick<ApiDeps, 'database' | 'testMailer'>): Pick<Handlers, Operations> {
  return {
    getSetup: async () => ({ status: 200, body: await readSetup(pool) }),

    async saveSetup({ body, user: actor, requestId }) {
      await saveSetup(pool, body, { actor, requestId });
      return { status: 200, body: await readSetup(pool) };
    },

    async sendTestMail({ user: actor, requestId }) {
      const { email, firstName } = demandFound(await findAccount(pool, actor.id), 'user.not_found');
      const outcome = await testMailer.send({ name: firstName, address: email });
      if (outcome === 'sent') await saveSetup(pool, { mail: true }, { actor, requestId });
      return { status: 200, body: { outcome } };
    },
  };
}
