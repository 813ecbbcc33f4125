import { within } from './async/within.ts';

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'ok' | 'failed'>;
}

/** @param checks throw where their part cannot be used @param timeoutMs of each check */
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
  status: 200 | 503;
  body: { status: 'ready' | 'waiting' | 'stopping'; checks: Readiness['checks'] };
}

/** A process that is ending wants nothing new. */
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
