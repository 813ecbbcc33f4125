/** Beside the jobs of `maintenance`. */
import { closeGatheredReads } from '@manzil/core/audit/store/personal-reads';
import { announceDuePosts } from '@manzil/core/blog/store/due-posts';
import { claimPull, claimTick, readPullSchedule, releasePull } from '@manzil/core/data/schedule-store';
import { absenceBelievedAfterMs, deliverySettings } from '@manzil/core/deliveries/engine/settings';
import { handOnUnanswered } from '@manzil/core/leads/store/hand-on';
import { runLoop } from '@manzil/core/messaging/loop';
import { relayOnce, type RelayDeps } from '@manzil/core/messaging/relay';
import { putSchedules } from '@manzil/core/messaging/schedules';
import { announceEndings } from '@manzil/core/owners/store/announce-endings';
import { followMandates } from '@manzil/core/owners/store/follow-mandates';
import { createRelayMetrics } from '@manzil/core/observability/relay-metrics';
import { connectCrm } from '@manzil/core/start/connect-crm';
import { createSecretBox } from '@manzil/core/platform/secret-box';
import type { Started } from '@manzil/core/start/start-process';
import { remindOfTasks } from '@manzil/core/tasks/store/remind';
import { createMailboxRound, mailboxCheckMs } from './mailbox-round.ts';
import { checkPullSchedule } from './pull-schedule.ts';
import { createReconciler } from './reconciler.ts';
import { cleanUpMs } from './tasks.ts';

const putSchedulesMs = 60_000;
const pullCheckMs = 15_000;
/** Staff see it begin. */
const reconcileCheckMs = 2_000;
/** The site follows within 2 s; web looks once a second. */
const duePostsMs = 1_000;

/** A day begins at midnight in Qatar: a minute later what ended is off the site. */
const mandatesMs = 60_000;
/** Lists of people that were read are gathered for a minute. */
const gatheredReadsMs = 15_000;

/** The limit is counted in minutes. */
const unansweredMs = 30_000;

/** Reminders are wished for in minutes. */
const remindersMs = 10_000;

type Round = [name: string, everyMs: number, run: () => Promise<unknown>];

export async function startLoops(started: Started<never>, relay: RelayDeps): Promise<void> {
  const { env, log, shutdown } = started;
  const rounds: Round[] = [
    ['schedules', putSchedulesMs, schedules(started)],
    ['due-posts', duePostsMs, () => announceDuePosts(started.database.pool)],
    ['gathered-reads', gatheredReadsMs, () => closeGatheredReads(started.database.pool)],
    ['mandates', mandatesMs, mandates(started)],
    ['unanswered', unansweredMs, unanswered(started)],
    ['task-reminders', remindersMs, () => remindOfTasks(started.database.pool)],
    ['reconciliations', reconcileCheckMs, await reconciliations(started)],
    ['pulls', pullCheckMs, pulls(started)],
  ];
  if (env.SETTINGS_KEY !== undefined) rounds.push(['mailbox', mailboxCheckMs, mailbox(started, env.SETTINGS_KEY)]);
  if (env.RELAY) rounds.push(['relay', env.RELAY_INTERVAL_MS, relaying(started, relay)]);
  const { signal } = shutdown;
  const loops = rounds.map(([name, everyMs, run]) => runLoop({ name, everyMs, run, signal, log }));
  shutdown.onStop('loops', async () => void (await Promise.all(loops)));
}

/** Again and again: a queue may be wiped. */
function schedules({ env, backend }: Started<never>) {
  const wanted = [
    { id: 'sweep', everyMs: env.SWEEP_INTERVAL_MS },
    { id: 'clean-up', everyMs: cleanUpMs },
    { id: 'reconcile', everyMs: env.RECONCILE_INTERVAL_MS },
  ] as const;
  return () => putSchedules(backend, [...wanted]);
}

/** Without a key no password was ever stored. */
function mailbox({ env, log, database: { pool } }: Started<never>, key: string) {
  const box = createSecretBox(key, env.SETTINGS_KEY_FORMER);
  return createMailboxRound({ pool, box, addresses: [env.MAIL_OFFICE, env.MAIL_FROM], log });
}

/** One scheduler in each interval. */
function unanswered({ database: { pool }, log }: Started<never>) {
  return async (): Promise<void> => {
    if (!(await claimTick(pool, 'unanswered', unansweredMs / 2))) return;
    const done = await handOnUnanswered(pool);
    if (done.handedOn + done.leftAlone > 0) log.info(done, 'unanswered enquiries were handed on');
  };
}

function pulls({ database: { pool }, publisher }: Started<never>) {
  const deps = {
    read: () => readPullSchedule(pool),
    claim: (dueMs: number, nextMs: number, runs: boolean) => claimPull(pool, dueMs, nextMs, runs),
    release: (dueMs: number, previousMs: number) => releasePull(pool, dueMs, previousMs),
    publish: () => publisher.publishTasks('listing-sync', [{ name: 'pull-listings', data: { trigger: 'schedule' } }]),
  };
  return () => checkPullSchedule(deps);
}

/** The same rows for any number of schedulers: what another has taken is left. */
function mandates({ env, log, database: { pool } }: Started<never>) {
  const provider = connectCrm(env, pool);
  return async (): Promise<void> => {
    await provider.recall();
    const takesListings = provider.capabilities.takesListings;
    const { withdrawn, published } = await followMandates(pool, takesListings ? env.CRM_PROVIDER : null);
    const announced = await announceEndings(pool);
    if (withdrawn.length + published.length + announced > 0)
      log.info({ withdrawn: withdrawn.length, published: published.length, announced }, 'mandates were followed');
  };
}

async function reconciliations({ env, log, shutdown, database: { pool } }: Started<never>) {
  const provider = connectCrm(env, pool);
  await provider.recall();
  const settings = deliverySettings(env);
  return createReconciler({
    pool,
    provider,
    requestTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
    horizonMs: () => absenceBelievedAfterMs(settings, provider.capabilities.visibilityHorizonMs),
    log,
    signal: shutdown.signal,
  });
}

function relaying({ backend, metrics }: Started<never>, relay: RelayDeps) {
  const onRound = createRelayMetrics(metrics);
  return async (): Promise<void> => {
    const published = await relayOnce(relay);
    // no queue: nothing was relayed, which must show
    if (backend.canPublish()) onRound(published);
  };
}
