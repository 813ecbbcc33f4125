import type { CredentialName } from '@manzil/core/crm/crm-credentials';
import { recordAct } from '@manzil/core/audit/store/staff-write';
import { readCapabilities } from '@manzil/core/crm/store/crm-capabilities';
import { readStoredCredentials, type StoredState } from '@manzil/core/crm/store/crm-credentials-store';
import { saveCredentials } from '@manzil/core/crm/store/crm-credentials-writer';
import { decideUntold, readUntold } from '@manzil/core/listings/store/untold-listings-store';
import { decideFormer, listFormer } from '@manzil/core/deliveries/store/former-deliveries-store';
import { environmentCredentials } from '@manzil/core/crm/provider-env';
import type { components } from '@manzil/contract/api';
import { demandConfirmed } from '../accounts/step-up.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { publishSome } from '../deliveries/publish-some.ts';
import type { ApiDeps } from '../deps.ts';

type Operations =
  | 'getCrmProvider'
  | 'testCrmConnection'
  | 'saveCrmCredentials'
  | 'decideFormerDeliveries'
  | 'decideUntoldListings';
type Deps = Pick<ApiDeps, 'env' | 'database' | 'provider' | 'crm' | 'secrets' | 'publisher'>;
type Source = components['schemas']['CredentialSource'];

/** Under the 29 s of its `x-deadline`. */
const testMs = 24_000;
const mostFindings = 50;

export function providerHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { env, provider, crm, secrets, publisher } = deps;
  const { pool } = deps.database;
  const name = env.CRM_PROVIDER;
  const environment = environmentCredentials(env);

  function sourceOf(credential: CredentialName, stored: StoredState): Source {
    if (environment[credential] !== null) return 'environment';
    if (stored !== 'none') return stored === 'stored' ? 'settings' : 'unreadable';
    return name === 'sandbox' && credential === 'apiKey' ? 'default' : 'none';
  }

  async function state(): Promise<components['schemas']['CrmProvider']> {
    const [known, { states, savedAt }, former, untold] = await Promise.all([
      readCapabilities(pool, name),
      readStoredCredentials(pool, secrets, name),
      listFormer(pool, name),
      readUntold(pool),
    ]);
    return {
      name,
      capabilities: known?.capabilities ?? { ...crm },
      discoveredAt: known?.discoveredAt ?? null,
      credentials: {
        apiKey: sourceOf('apiKey', states.apiKey),
        clientId: sourceOf('clientId', states.clientId),
        clientSecret: sourceOf('clientSecret', states.clientSecret),
        savedAt,
      },
      former,
      untold,
    };
  }

  /** As staff saw it; this process may be 15 s behind. */
  async function taken(): Promise<{ leads: boolean; listings: boolean }> {
    const { takesLeads, takesListings } = (await readCapabilities(pool, name))?.capabilities ?? crm;
    return { leads: takesLeads, listings: takesListings };
  }

  return {
    getCrmProvider: async () => ({ status: 200, body: await state() }),

    async testCrmConnection({ user: actor, requestId }) {
      const { ok, findings } = await provider.checkConnection(AbortSignal.timeout(testMs));
      const told = findings.slice(0, mostFindings);
      const after = { ok, found: told.map(({ code }) => code) };
      await recordAct(pool, { actor, requestId }, { action: 'crm.tested', label: name, after });
      return { status: 200, body: { ok, findings: told } };
    },

    async saveCrmCredentials({ body, user: actor, req, requestId }) {
      demandConfirmed(req);
      await saveCredentials(pool, secrets, name, body, { actor, requestId });
      return { status: 200, body: await state() };
    },

    async decideFormerDeliveries({ body: { provider: former, decision }, user: actor, requestId }) {
      const known = await listFormer(pool, name);
      if (!known.some((one) => one.provider === former)) throw new ProblemError('crm.unknown_provider');
      const question = { former, connected: name, takes: await taken(), decision };
      return { status: 200, body: await decideFormer(pool, question, { actor, requestId }) };
    },

    async decideUntoldListings({ body: { decision }, user: actor, requestId }) {
      if (!(await taken()).listings) throw new ProblemError('crm.takes_no_listings');
      const { jobs, ...result } = await decideUntold(pool, { provider: name, decision }, { actor, requestId });
      await publishSome(publisher, jobs);
      return { status: 200, body: result };
    },
  };
}
