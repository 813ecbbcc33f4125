/** Answers for /readyz: each check either works within its time or counts as failed. */
import { within } from './async/within.ts';

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'ok' | 'failed'>;
}

/**
 * Runs all checks at once.
 * @param checks each throws when its part cannot be used
 * @param timeoutMs a check that takes longer has failed
 */
export async function checkReadiness(
  checks: Record<string, () => Promise<unknown>>,
  timeoutMs = 2_000,
): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await works(check, timeoutMs)] as const),
  );
  return { ready: results.every(([, state]) => state === 'ok'), checks: Object.fromEntries(results) };
}

export interface ReadinessAnswer {
  /** 200 while the process wants work, else 503. */
  status: 200 | 503;
  body: { status: 'ready' | 'waiting' | 'stopping'; checks: Readiness['checks'] };
}

/** What /readyz says: a process that was asked to end wants nothing new, whatever else works. */
export async function answerReadiness(
  checks: Record<string, () => Promise<unknown>>,
  isDraining: boolean,
): Promise<ReadinessAnswer> {
  if (isDraining) return { status: 503, body: { status: 'stopping', checks: {} } };
  const { ready, checks: results } = await checkReadiness(checks);
  return { status: ready ? 200 : 503, body: { status: ready ? 'ready' : 'waiting', checks: results } };
}

function works(check: () => Promise<unknown>, timeoutMs: number): Promise<'ok' | 'failed'> {
  const state = async (): Promise<'ok'> => {
    await check();
    return 'ok';
  };
  return within(timeoutMs, state(), () => 'failed' as const).catch(() => 'failed');
}
