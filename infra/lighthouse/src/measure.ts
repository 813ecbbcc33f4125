import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Run {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Ms, simulated on a slow phone and network. */
  fcp: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
  cls: number;
  /** As sent. */
  scriptBytes: number;
  allBytes: number;
  /** Ms of the slowed-down processor by kind of work. */
  mainThread: Record<string, number>;
  /** Of accessibility, best practices and SEO. */
  faults: string[];
  versions: { lighthouse: string; chromium: string };
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: Record<string, unknown>[] };
}

interface Report {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

interface Tools {
  launch(options: object): Promise<{ port: number; kill(): void }>;
  lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>;
}

/** By path: the type check does not know this folder's packages. */
async function tools(): Promise<Tools> {
  const require = createRequire(import.meta.url);
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href) as Promise<Record<string, unknown>>;
  const [launcher, lighthouse] = await Promise.all([load('chrome-launcher'), load('lighthouse')]);
  return { launch: launcher['launch'], lighthouse: lighthouse['default'] } as Tools;
}

const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (file) => file !== undefined && existsSync(file),
);

const tries = 3;

/** Mobile preset. Throws when Lighthouse could not, three times in a row. */
export async function measure(url: string): Promise<Run> {
  for (let left = tries - 1; left > 0; left -= 1) {
    try {
      return await measureOnce(url);
    } catch (error) {
      console.error(`Once more: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return measureOnce(url);
}

async function measureOnce(url: string): Promise<Run> {
  const { launch, lighthouse } = await tools();
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    logLevel: 'error',
  });
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error', onlyCategories: categories });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    if (result.lhr.runtimeError !== undefined) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return summary(result.lhr);
  } finally {
    browser.kill();
  }
}

function summary(report: Report): Run {
  const value = (id: string) => report.audits[id]?.numericValue ?? 0;
  const items = (id: string) => report.audits[id]?.details?.items ?? [];
  const sent = (kept: (item: Record<string, unknown>) => boolean) =>
    items('network-requests')
      .filter(kept)
      .reduce((sum, item) => sum + Number(item['transferSize'] ?? 0), 0);
  const score = (name: Category) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Record<Category, number>,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: sent((item) => item['resourceType'] === 'Script'),
    allBytes: sent(() => true),
    mainThread: Object.fromEntries(
      items('mainthread-work-breakdown').map((item) => [String(item['groupLabel']), Number(item['duration'])]),
    ),
    faults: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => report.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => report.audits[id])
      .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
      .map((audit) => `${audit?.id ?? ''}: ${audit?.title ?? ''} ${firstDetail(audit)}`),
    versions: {
      lighthouse: report.lighthouseVersion,
      chromium: /Chrome\/([\d.]+)/.exec(report.environment.hostUserAgent)?.[1] ?? '',
    },
  };
}

const firstDetail = (audit: Audit | undefined) =>
  JSON.stringify(audit?.details?.items?.slice(0, 2) ?? '').slice(0, 500);
