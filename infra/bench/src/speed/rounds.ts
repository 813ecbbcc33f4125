/** Short turns, so that other load meets both. */
import { median } from '@manzil/testing/median';
import { memoryOf, processorSeconds } from '../proc/proc-stat.ts';
import type { Case } from './cases.ts';
import type { Site } from './site.ts';
import { runLoad } from './wire.ts';

export interface Measured {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time per request. */
  processMs: number;
  postgresMs: number;
  rssMb: number;
}

export interface CaseResult {
  name: string;
  title: string;
  aim: number;
  /** Median of the rounds, as a share of the bare server's. */
  share: number;
  lowestShare: number;
  highestShare: number;
  ours: Measured;
  floor: Measured;
}

export interface RoundOptions {
  rounds: number;
  seconds: number;
  listings: number;
}

const warmUpSeconds = 5;
const visitors = 16;

/** @throws when an answer has another status than the case expects */
export async function measureCase(one: Case, site: Site, options: RoundOptions): Promise<CaseResult> {
  const { rounds, seconds, listings } = options;
  for (const side of ['ours', 'floor'] as const) await runSide(one, side, site, warmUpSeconds);
  const ours: Measured[] = [];
  const floor: Measured[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const order = n % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const);
    for (const side of order) (side === 'ours' ? ours : floor).push(await runSide(one, side, site, seconds));
  }
  const shares = ours.map(({ perSecond }, n) => perSecond / (floor[n]?.perSecond ?? Number.NaN));
  return {
    name: one.name,
    title: one.title,
    aim: one.aim(listings),
    share: median(shares),
    lowestShare: Math.min(...shares),
    highestShare: Math.max(...shares),
    ours: medians(ours),
    floor: medians(floor),
  };
}

async function runSide(one: Case, side: 'ours' | 'floor', site: Site, seconds: number): Promise<Measured> {
  const server = side === 'floor' ? site.floor : one.server === 'api' ? site.api : site.web;
  if (server === null) throw new Error(`${one.name} needs the web process`);
  const next = await one.prepare(side, site, seconds);
  const postgres = site.postgresPids();
  const before = [processorSeconds([server.pid]), processorSeconds(postgres)];
  const load = { port: server.port, connections: visitors, next, untilMs: seconds * 1000 };
  const { statuses, latencies, seconds: took } = await runLoad(load);
  const { expects = 200 } = one;
  const count = latencies.length;
  if (count === 0 || statuses[expects] !== count)
    throw new Error(`${one.name}, ${side}: expected ${String(expects)}, got ${JSON.stringify(statuses)}`);
  const perRequest = (pids: readonly number[], index: number): number =>
    ((processorSeconds(pids) - (before[index] ?? 0)) * 1000) / count;
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    perSecond: count / took,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    processMs: perRequest([server.pid], 0),
    postgresMs: perRequest(postgres, 1),
    rssMb: memoryOf([server.pid]).rssMb,
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function medians(all: readonly Measured[]): Measured {
  const of = (name: keyof Measured): number => median(all.map((one) => one[name]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    processMs: of('processMs'),
    postgresMs: of('postgresMs'),
    rssMb: of('rssMb'),
  };
}
