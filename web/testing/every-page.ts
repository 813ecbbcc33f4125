/** What every page asks for. */
import type { Answers } from './answers.ts';

export const ofEveryPage: Answers = {
  'GET /api/social-media': [],
  // on the home page, lists and articles
  'GET /api/landing-pages': { pages: [] },
  // on every list of staff
  'GET /api/saved-views': { views: [], mayShare: false },
};

/** Pages of staff ask whether there is another way to sign in, and whether the agency is set up; most have none, and are. */
export const withoutProvider: Answers = {
  'GET /api/auth/sign-in-provider': null,
  // the bell of whoever looks after leads
  'GET /api/notices': { notices: [], unread: 0 },
  'GET /api/auth/identity': { provider: null, link: null },
  'GET /api/admin/setup': {
    steps: { office: true, languages: true, crm: true, mail: true, listing: true },
    dismissed: false,
  },
};
