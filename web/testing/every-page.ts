/** What every page asks for. */
import type { Answers } from './answers.ts';

export const ofEveryPage: Answers = {
  'GET /api/social-media': [],
  // on the home page, lists and articles
  'GET /api/landing-pages': { pages: [] },
  // on every list of staff
  'GET /api/saved-views': { views: [], mayShare: false },
};

/** Pages of staff ask whether there is another way to sign in; most offices have none. */
export const withoutProvider: Answers = {
  'GET /api/auth/sign-in-provider': null,
  'GET /api/auth/identity': { provider: null, link: null },
};
