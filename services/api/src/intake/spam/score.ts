/** How much a submit looks like spam: the sum of named rules. */
import type { Enquiry } from '../mapper.ts';
import { rules } from './rules.ts';

/** No rule alone reaches it except markup that no form field has a use for; two doubts together do. */
export const spamThreshold = 4;

export interface SpamText {
  name: string;
  email: string;
  message: string;
}

export interface SpamScore {
  total: number;
  /** Names of the rules that spoke, for logs and counters. */
  rules: string[];
}

/** Scores an enquiry by what was written. */
export function spamScore(enquiry: Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'message'>): SpamScore {
  const text: SpamText = {
    name: `${enquiry.firstName ?? ''} ${enquiry.lastName ?? ''}`.trim(),
    email: enquiry.email.toLowerCase(),
    message: enquiry.message ?? '',
  };
  const spoke = Object.entries(rules)
    .map(([name, rule]) => ({ name, points: rule(text) }))
    .filter(({ points }) => points > 0);
  return { total: spoke.reduce((sum, { points }) => sum + points, 0), rules: spoke.map(({ name }) => name) };
}
