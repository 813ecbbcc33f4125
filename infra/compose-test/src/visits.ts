import { browse } from '@manzil/chaos/browsers';
import { createVisitors, slowest } from '@manzil/chaos/load';
import type { Stage } from './stage.ts';

export interface Visits {
  sent: number;
  accepted: number;
  /** Not 2xx, by status; 0 without an answer. */
  refused: Record<string, number>;
  slowestMs: number;
  pages: number;
  failedPages: string[];
}

/**
 * Ten enquiries a second until `over`, in whole rounds of five seconds.
 * @param tries presses of Send at most
 */
export async function visitWhile(
  stage: Stage,
  { tries, pagesPerSecond, over }: { tries: number; pagesPerSecond: number; over: () => boolean },
): Promise<Visits> {
  const visitors = createVisitors({ apiUrl: stage.siteUrl, tries, first: stage.visitors });
  const read: { asked: number; failed: string[] }[] = [];
  const mostRounds = 240;
  for (let round = 0; round < mostRounds && !over(); round += 1) {
    const browsing = pagesPerSecond > 0 ? browse(stage.siteUrl, pagesPerSecond, 5) : { asked: 0, failed: [] };
    const [pages] = await Promise.all([browsing, visitors.come(50, 5_000)]);
    read.push(pages);
  }
  stage.visitors += visitors.sent;
  stage.accepted.push(...visitors.accepted);
  const refused: Record<string, number> = {};
  for (const { status } of visitors.answers)
    if (status < 200 || status > 299) refused[status] = (refused[status] ?? 0) + 1;
  return {
    sent: visitors.sent,
    accepted: visitors.accepted.length,
    refused,
    slowestMs: slowest(visitors.answers),
    pages: read.reduce((sum, { asked }) => sum + asked, 0),
    failedPages: read.flatMap(({ failed }) => failed),
  };
}
