/** What a check is. No IO. */
import type { CheckId, PageFacts, SeoCategory, SeoEngine, Severity, SiteFacts } from './report.ts';

/** A page passes (true), fails with what is wrong about it, or is not asked (null). */
export type Finding = true | null | { detail: string | null };

export interface Check {
  id: CheckId;
  category: SeoCategory;
  severity: Severity;
  /** Where the check says nothing about a page but about the site as a whole: the file that says it. */
  site?: { file: string; holds: (site: SiteFacts) => boolean };
  page?: (page: PageFacts, site: Surroundings) => Finding;
  /** Engines that do not look at it; the mobile score looks only at what says so. */
  ignoredBy?: readonly SeoEngine[];
  mobile?: boolean;
}

/** What a page is compared with. */
export interface Surroundings extends SiteFacts {
  /** Pages by path. */
  byPath: ReadonlyMap<string, PageFacts>;
  /** How many pages of a language have this title or description. */
  titles: ReadonlyMap<string, number>;
  descriptions: ReadonlyMap<string, number>;
}

/** What a check says. @param detail shown beside the page */
export const ok = (holds: boolean, detail: string | null = null): Finding => (holds ? true : { detail });
/** Whether the page answered. */
export const read = (page: PageFacts): boolean => page.status === 200;
/** A check of pages that answered. */
export const ofRead =
  (look: (page: PageFacts, site: Surroundings) => Finding) =>
  (page: PageFacts, site: Surroundings): Finding =>
    read(page) ? look(page, site) : null;
/** The key under which texts of one language are the same. */
export const sameText = (language: string, text: string): string => `${language}:${text.toLowerCase()}`;
