import type { components } from '@manzil/contract/api';
import type { Language } from '../platform/language.ts';

export const seoCategories = ['technical', 'content', 'performance', 'structured'] as const;
export type SeoCategory = (typeof seoCategories)[number];

export const seoEngines = ['google', 'bing', 'yandex', 'baidu', 'mobile'] as const;
export type SeoEngine = (typeof seoEngines)[number];

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

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

export type SeoReport = components['schemas']['SeoReport'];
export type SeoIssue = components['schemas']['SeoIssue'];
export type SeoOpportunity = components['schemas']['SeoOpportunity'];
/** Where somebody can mend it. */
export type SeoTarget = components['schemas']['SeoTarget'];
