import { forceRetry } from '@manzil/core/deliveries/engine/force-retry';
import { recordAct } from '@manzil/core/audit/store/staff-write';
import type { Act } from '@manzil/core/audit/act';
import { endPause } from '@manzil/core/deliveries/store/crm-pause';
import { listCrmListings } from '@manzil/core/listings/store/crm-listing-reader';
import { readCrmStatus } from '@manzil/core/deliveries/store/delivery-reader';
import { listSyncRuns } from '@manzil/core/listing-sync/store/sync-run-reader';
import { readSyncStatus } from '@manzil/core/listing-sync/store/sync-status-reader';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import type { SyncOutcome } from '../listing-sync/sync-client.ts';

type Operations =
  | 'getCrmStatus'
  | 'forceCrmRetry'
  | 'endCrmPause'
  | 'syncNow'
  | 'getSyncStatus'
  | 'seedProperties'
  | 'listSyncRuns'
  | 'listCrmListings';
type Deps = Pick<ApiDeps, 'env' | 'database' | 'force' | 'sync'>;

export function crmHandlers({ env, database: { pool }, force, sync }: Deps): Pick<Handlers, Operations> {
  function demandProvider(name: string): void {
    if (name !== env.CRM_PROVIDER) throw new ProblemError('crm.unknown_provider');
  }

  /** May take listings off the site: logged whatever comes of it. */
  function recordFullPull(act: Act): Promise<void> {
    return recordAct(pool, act, { action: 'crm.full_pull_asked', label: env.CRM_PROVIDER });
  }

  return {
    getCrmStatus: async () => ({
      status: 200,
      body: { ...(await readCrmStatus(pool, env.CRM_PROVIDER)), demo: env.DEMO_MODE },
    }),

    listSyncRuns: async ({ query }) => ({
      status: 200,
      body: await listSyncRuns(pool, env.CRM_PROVIDER, query.limit),
    }),

    listCrmListings: async ({ query }) => ({
      status: 200,
      body: await listCrmListings(pool, query.page, query.limit),
    }),

    forceCrmRetry: async () => ({ status: 200, body: await forceRetry(force) }),

    async endCrmPause({ user, requestId }) {
      return { status: 200, body: await endPause(pool, force.lane, { actor: user, requestId }) };
    },

    async syncNow({ query, user, requestId }) {
      if (query.full) await recordFullPull({ actor: user, requestId });
      const outcome = finished(await sync.syncNow(requestId, query.full));
      const { detail, count, newProperties, duration } = outcome.result;
      if (outcome.kind === 'running') return { status: 202, body: { detail, status: 'running' } };
      const figures = { ...(count !== undefined && { count }), ...(newProperties !== undefined && { newProperties }) };
      return {
        status: 200,
        body: { detail, status: 'success', ...figures, ...(duration !== undefined && { duration }) },
      };
    },

    async getSyncStatus({ params }) {
      demandProvider(params.crm_provider);
      return { status: 200, body: await readSyncStatus(pool, env.CRM_PROVIDER) };
    },

    async seedProperties({ params, user, requestId }) {
      demandProvider(params.crm_provider);
      await recordFullPull({ actor: user, requestId });
      const { kind, result } = finished(await sync.syncNow(requestId, true));
      if (kind === 'running') throw new ProblemError('crm.sync_running');
      const { count = 0, newProperties = 0, duration = 0 } = result;
      return { status: 200, body: { count, newProperties, duration } };
    },
  };
}

function finished(outcome: SyncOutcome): Extract<SyncOutcome, { kind: 'done' | 'running' }> {
  if (outcome.kind === 'done' || outcome.kind === 'running') return outcome;
  if (outcome.kind === 'busy') throw new ProblemError('crm.sync_running');
  if (outcome.kind === 'unreachable')
    throw new ProblemError('server.unavailable', {
      detail: 'The sync service does not answer. Try again in a minute.',
    });
  throw new ProblemError(outcome.kind === 'stopped' ? 'crm.sync_stopped' : 'crm.sync_failed', {
    detail: outcome.detail,
  });
}
