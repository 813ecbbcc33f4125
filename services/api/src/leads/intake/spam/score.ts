import type { Enquiry } from '../mapper.ts';
import { foreignLinks } from './links.ts';
import { rules } from './rules.ts';
import type { SpamText } from './text.ts';

/** Only markup and misplaced addresses reach it alone. */
export const spamThreshold = 4;

export interface SpamScore {
  total: number;
  /** For the tests. */
  rules: string[];
}

type Written = Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'message'>;

/** @param siteHost its links count for nothing */
export function spamScore(enquiry: Written, siteHost: string): SpamScore {
  const text: SpamText = {
    name: `${enquiry.firstName ?? ''} ${enquiry.lastName ?? ''}`.trim(),
    email: enquiry.email.toLowerCase(),
    message: enquiry.message ?? '',
    links: foreignLinks(enquiry.message ?? '', siteHost),
  };
  const spoke = Object.entries(rules)
    .map(([name, rule]) => ({ name, points: rule(text) }))
    .filter(({ points }) => points > 0);
  return { total: spoke.reduce((sum, { points }) => sum + points, 0), rules: spoke.map(({ name }) => name) };
}
