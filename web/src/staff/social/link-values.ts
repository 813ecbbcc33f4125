import { plainNumber } from '@manzil/core/platform/numerals';
import type { SocialLink, SocialLinkWrite } from './api/social-links.ts';

/** As typed. */
export interface LinkValues {
  platform: string;
  url: string;
  displayName: string;
  isActive: boolean;
  sortOrder: string;
}

/** @param next place of a new link */
export function startValues(link: SocialLink | null, next: number): LinkValues {
  return {
    platform: link?.platform ?? '',
    url: link?.url ?? '',
    displayName: link?.displayName ?? '',
    isActive: link?.isActive ?? true,
    sortOrder: String(link?.sortOrder ?? next),
  };
}

export const toBody = ({ url, displayName, sortOrder, ...rest }: LinkValues): SocialLinkWrite => ({
  ...rest,
  url: url.trim(),
  displayName: displayName.trim() || null,
  sortOrder: sortOrderOf(sortOrder),
});

const mostSortOrder = 10_000;

/** What is no number counts as 0. Arabic digits count. */
export function sortOrderOf(text: string): number {
  const value = Math.trunc(Number(plainNumber(text) || '0'));
  return Number.isFinite(value) ? Math.min(mostSortOrder, Math.max(0, value)) : 0;
}

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Also from the whole tag that Facebook shows. */
export function verificationCodeOf(text: string): string {
  const [, , content] = /<meta\b[^>]*\bcontent\s*=\s*(["'])(.*?)\1/i.exec(text) ?? [];
  return (content ?? text).trim();
}
