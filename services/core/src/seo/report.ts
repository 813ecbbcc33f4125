import type { Language } from '../platform/language.ts';

export const seoCategories = ['technical', 'content', 'performance', 'structured'] as const;
export type SeoCategory = (typeof seoCategories)[number];

export const seoEngines = ['google', 'bing', 'yandex', 'baidu', 'mobile'] as const;
export type SeoEngine = (typeof seoEngines)[number];

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const checkIds = [
  'page_status',
  'noindex',
  'canonical',
  'hreflang_missing',
  'hreflang_pair',
  'language',
  'viewport',
  'broken_link',
  'sitemap',
  'robots',
  'title_missing',
  'title_length',
  'title_duplicate',
  'description_missing',
  'description_length',
  'description_duplicate',
  'heading',
  'image_alt',
  'arabic_missing',
  'thin_text',
  'slow_page',
  'heavy_page',
  'not_compressed',
  'heavy_image',
  'image_broken',
  'image_size',
  'structured_missing',
  'structured_unreadable',
  'structured_incomplete',
  'breadcrumbs',
  'open_graph',
] as const;
export type CheckId = (typeof checkIds)[number];

export const opportunityIds = [
  'listings_arabic',
  'articles_translation',
  'listings_pictures',
  'listings_description',
  'article_fresh',
  'picture_texts',
  'listings_place',
  'team_pictures',
  'social_profiles',
  'facebook_tag',
] as const;
export type OpportunityId = (typeof opportunityIds)[number];

/** Texts are without blanks around them. */
export interface PageFacts {
  /** With the language in front, without the origin. */
  path: string;
  language: Language;
  /** 0 when it did not answer. */
  status: number;
  /** Until the last byte. */
  ms: number;
  /** Before compression. */
  bytes: number;
  compressed: boolean;
  htmlLanguage: string;
  htmlDirection: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  viewport: boolean;
  /** By language, `x-default` too. */
  alternates: Readonly<Record<string, string>>;
  headings: readonly string[];
  /** Inside `main`. */
  words: number;
  /** Part of the letters inside `main`, 0 to 1. */
  arabic: number;
  /** Most Latin words in a row inside `main`. */
  latinRun: number;
  openGraph: readonly string[];
  /** Null for a block that cannot be read. */
  structured: readonly unknown[];
  images: readonly ImageFacts[];
  /** On this site, without fragments. */
  links: readonly string[];
}

export interface ImageFacts {
  /** Path on this site. */
  src: string;
  /** Null when there is none; empty for a decoration. */
  alt: string | null;
  sized: boolean;
}

export interface SiteFacts {
  pages: readonly PageFacts[];
  sitemap: boolean;
  robots: boolean;
  /** Status by path, pages included. */
  links: ReadonlyMap<string, number>;
  /** Bytes by path; null for a picture that could not be had. */
  images: ReadonlyMap<string, number | null>;
}

/** Where somebody can mend it. */
export interface SeoTarget {
  screen: 'property' | 'post' | 'blog' | 'team' | 'social' | 'page';
  /** Of the listing or the article. */
  id: number | null;
  /** Of the page; what to search for among the articles. */
  path: string | null;
}

export interface SeoIssue {
  id: CheckId;
  category: SeoCategory;
  severity: Severity;
  /** Pages that have it, of those that were asked. */
  affected: number;
  checked: number;
  examples: { path: string; detail: string | null; target: SeoTarget }[];
}

export interface SeoOpportunity {
  id: OpportunityId;
  priority: Priority;
  count: number;
  target: SeoTarget;
}

export interface SeoReport {
  /** Read, of those that the sitemap names. */
  pages: number;
  knownPages: number;
  /** False when the time was over before. */
  complete: boolean;
  durationMs: number;
  /** 0 to 100. */
  overall: number;
  engines: Readonly<Record<SeoEngine, number>>;
  categories: { id: SeoCategory; score: number; checks: number; passed: number }[];
  issues: SeoIssue[];
  opportunities: SeoOpportunity[];
}
