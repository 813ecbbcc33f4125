import type { PageFacts, SeoCategory, SeoEngine, SeoIssue, Severity, SiteFacts } from './report.ts';

/** Null: not asked. */
export type Finding = true | null | { detail: string | null };

export interface Check {
  id: SeoIssue['id'];
  category: SeoCategory;
  severity: Severity;
  /** `file` says it of the whole site. */
  site?: { file: string; holds: (site: SiteFacts) => boolean };
  page?: (page: PageFacts, site: Surroundings) => Finding;
  ignoredBy?: readonly SeoEngine[];
  /** Counts in the mobile score. */
  mobile?: boolean;
  /** Told, but in no score. */
  unscored?: boolean;
  /** Comes from what staff write or upload; else the program itself is to be mended. */
  byStaff?: boolean;
}

export interface Surroundings extends SiteFacts {
  byPath: ReadonlyMap<string, PageFacts>;
  /** Pages by `sameText`. */
  titles: ReadonlyMap<string, number>;
  descriptions: ReadonlyMap<string, number>;
}

export const ok = (holds: boolean, detail: string | null = null): Finding => (holds ? true : { detail });
export const read = (page: PageFacts): boolean => page.status === 200;
/** Unanswered pages are not asked. */
export const ofRead =
  (look: (page: PageFacts, site: Surroundings) => Finding) =>
  (page: PageFacts, site: Surroundings): Finding =>
    read(page) ? look(page, site) : null;
export const sameText = (language: string, text: string): string => `${language}:${text.toLowerCase()}`;
