/** How much a submit looks like spam: the sum of named rules. */
import type { Enquiry } from '../mapper.ts';
import { foreignLinks } from './links.ts';
import { rules } from './rules.ts';
import type { SpamText } from './text.ts';

/** No rule alone reaches it except markup and addresses that the field has no use for; two doubts together do. */
export const spamThreshold = 4;

export interface SpamScore {
  total: number;
  /** Names of the rules that spoke, for logs and counters. */
  rules: string[];
}

type Written = Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'message'>;

/** Scores an enquiry by what was written. @param siteHost the site's own host name, whose links count for nothing */
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
