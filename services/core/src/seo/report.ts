import type { components } from '@manzil/contract/api';
import type { Language } from '../platform/language.ts';

export const seoCategories = ['technical', 'content', 'performance', 'structured'] as const;
export type SeoCategory = (typeof seoCategories)[number];

export const seoEngines = ['google', 'bing', 'yandex', 'baidu', 'mobile'] as const;
export type SeoEngine = (typeof seoEngines)[number];

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** Texts are trimmed. */
export interface PageFacts {
  /** With the language, without the origin. */
  path: string;
  language: Language;
  /** 0: no answer. */
  status: number;
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
  alternates: Readonly<Record<string, string>>;
  headings: readonly string[];
  /** Inside `main`. */
  words: number;
  /** Part of the letters in `main`, 0 to 1. */
  arabic: number;
  /** Latin words in a row, in `main`. */
  latinRun: number;
  openGraph: readonly string[];
  /** Null: cannot be read. */
  structured: readonly unknown[];
  images: readonly ImageFacts[];
  /** On this site, without fragments. */
  links: readonly string[];
}

export interface ImageFacts {
  /** On this site. */
  src: string;
  /** Null: none; empty: a decoration. */
  alt: string | null;
  sized: boolean;
}

export interface SiteFacts {
  pages: readonly PageFacts[];
  sitemap: boolean;
  robots: boolean;
  links: ReadonlyMap<string, number>;
  /** By path; null: not to be had. */
  images: ReadonlyMap<string, number | null>;
}

export type SeoReport = components['schemas']['SeoReport'];
export type SeoIssue = components['schemas']['SeoIssue'];
export type SeoOpportunity = components['schemas']['SeoOpportunity'];
/** Where somebody can mend it. */
export type SeoTarget = components['schemas']['SeoTarget'];
