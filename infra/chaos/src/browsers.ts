import { setTimeout as sleep } from 'node:timers/promises';

export interface Browsing {
  asked: number;
  failed: string[];
}

const paths = ['/', '/ar', '/en/properties', '/ar/properties', '/en/contact', '/api/properties?limit=5', '/en/blog'];
const answerWithinMs = 10_000;
const mostNoted = 100;

export async function browse(siteUrl: string, perSecond: number, seconds: number): Promise<Browsing> {
  const result: Browsing = { asked: 0, failed: [] };
  const startedAt = performance.now();
  const reads: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await sleep(Math.max(0, startedAt + (n * 1_000) / perSecond - performance.now()));
    result.asked += 1;
    reads.push(read(siteUrl, paths[n % paths.length] ?? '/', result));
  }
  await Promise.all(reads);
  return result;
}

async function read(siteUrl: string, path: string, result: Browsing): Promise<void> {
  try {
    const answer = await fetch(`${siteUrl}${path}`, { signal: AbortSignal.timeout(answerWithinMs) });
    await answer.arrayBuffer();
    if (answer.ok) return;
    note(result, `${path} answered ${String(answer.status)}`);
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    note(result, `${path} failed (${cause})`);
  }
}

function note({ failed }: Browsing, text: string): void {
  if (failed.length < mostNoted) failed.push(text);
}
