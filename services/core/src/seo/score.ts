import { sameText, type Check, type Finding, type Surroundings } from './check.ts';
import { checks } from './checks.ts';
import {
  seoCategories,
  seoEngines,
  severities,
  type PageFacts,
  type SeoCategory,
  type SeoEngine,
  type SeoIssue,
  type SeoReport,
  type SeoTarget,
  type Severity,
  type SiteFacts,
} from './report.ts';

const weights: Record<Severity, number> = { critical: 8, high: 5, medium: 3, low: 1 };

const tastes: Record<SeoEngine, Record<SeoCategory, number>> = {
  google: { technical: 3, content: 3, performance: 2, structured: 2 },
  bing: { technical: 3, content: 4, performance: 1, structured: 2 },
  yandex: { technical: 3, content: 4, performance: 2, structured: 1 },
  baidu: { technical: 4, content: 4, performance: 2, structured: 1 },
  mobile: { technical: 1, content: 1, performance: 1, structured: 1 },
};

const shares: Record<SeoCategory, number> = { technical: 0.35, content: 0.3, performance: 0.2, structured: 0.15 };

/** Lost by adding fractions up. */
const tiny = 1e-9;

const mostExamples = 10;

interface Outcome {
  check: Check;
  checked: number;
  failed: { path: string; detail: string | null }[];
}

export type Scores = Pick<SeoReport, 'overall' | 'engines' | 'categories' | 'issues'>;

/** By weight and part of the pages that pass, of those asked. */
export function scoreSite(site: SiteFacts): Scores {
  const outcomes = checks.map((check) => run(check, surroundingsOf(site))).filter(({ checked }) => checked > 0);
  const scored = outcomes.filter(({ check }) => check.unscored !== true);
  const categories = seoCategories.map((id) => {
    const own = scored.filter(({ check }) => check.category === id);
    const passed = own.filter(({ failed }) => failed.length === 0).length;
    return { id, score: scoreOf(own, () => 1), checks: own.length, passed };
  });
  const overall = categories.reduce((sum, { id, score }) => sum + score * shares[id], 0);
  const engines = Object.fromEntries(
    seoEngines.map((engine) => [engine, scoreOf(scored, (check) => tasteOf(engine, check))]),
  ) as Record<SeoEngine, number>;
  return { overall: rounded(overall), engines, categories, issues: issuesOf(outcomes) };
}

function tasteOf(engine: SeoEngine, check: Check): number {
  if (engine === 'mobile' && check.mobile !== true) return 0;
  return check.ignoredBy?.includes(engine) === true ? 0 : tastes[engine][check.category];
}

function scoreOf(outcomes: readonly Outcome[], taste: (check: Check) => number): number {
  let most = 0;
  let reached = 0;
  for (const { check, checked, failed } of outcomes) {
    const weight = weights[check.severity] * taste(check);
    most += weight;
    reached += weight * (1 - failed.length / checked);
  }
  if (most === 0) return 0;
  return rounded((100 * reached) / most);
}

/** 100 says that nothing is wrong: 99.9 is not 100. */
function rounded(score: number): number {
  const whole = Math.round(score);
  return whole === 100 && score < 100 - tiny ? 99 : whole;
}

function run(check: Check, site: Surroundings): Outcome {
  if (check.site !== undefined)
    return { check, checked: 1, failed: check.site.holds(site) ? [] : [{ path: check.site.file, detail: null }] };
  const asked = site.pages
    .map((page) => ({ path: page.path, finding: check.page?.(page, site) ?? null }))
    .filter((one): one is { path: string; finding: Exclude<Finding, null> } => one.finding !== null);
  const failed = asked.flatMap(({ path, finding }) => (finding === true ? [] : [{ path, detail: finding.detail }]));
  return { check, checked: asked.length, failed };
}

function issuesOf(outcomes: readonly Outcome[]): SeoIssue[] {
  return outcomes
    .filter(({ failed }) => failed.length > 0)
    .map(({ check: { id, category, severity, byStaff = false }, checked, failed }) => ({
      id,
      category,
      severity,
      affected: failed.length,
      checked,
      examples: failed.slice(0, mostExamples).map((one) => ({ ...one, target: targetOf(one.path, byStaff) })),
    }))
    .toSorted(
      (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.affected - a.affected || 0,
    );
}

/** Where staff can mend it; else the page itself. */
export function targetOf(path: string, byStaff: boolean): SeoTarget {
  if (!byStaff) return { screen: 'page', id: null, path };
  const [, listing] = /^\/(?:en|ar)\/properties\/(\d{1,9})$/.exec(path) ?? [];
  if (listing !== undefined) return { screen: 'property', id: Number(listing), path };
  const screen = /^\/(?:en|ar)\/blog(?:\/|$)/.test(path) ? 'blog' : /^\/(?:en|ar)\/team$/.test(path) ? 'team' : 'page';
  return { screen, id: null, path };
}

function surroundingsOf(site: SiteFacts): Surroundings {
  return {
    ...site,
    byPath: new Map(site.pages.map((page) => [page.path, page])),
    titles: countBy(site.pages, ({ title }) => title),
    descriptions: countBy(site.pages, ({ description }) => description),
  };
}

function countBy(pages: readonly PageFacts[], textOf: (page: PageFacts) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const key = sameText(page.language, textOf(page));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
