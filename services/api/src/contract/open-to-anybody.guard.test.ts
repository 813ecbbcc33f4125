import { expect, test } from 'vitest';
import { contract } from './document.ts';
import { readOperations } from './operations.ts';

// By hand, so that the contract alone cannot change it.
const openToAnybody = [
  'askForPassword',
  'askPasskey',
  'confirmSubscription',
  'countPress',
  'countView',
  'createContact',
  'createLead',
  'endSubscription',
  'finishProviderSignIn',
  'getAgent',
  'getAuthUser',
  'getBlogPost',
  'getBlogPostBySlug',
  'getCalendarFile',
  'getCaptcha',
  'getEnquiry',
  'getLandingPage',
  'getPendingSignIn',
  'getProperty',
  'getSignInHint',
  'getSignInProvider',
  'getSubscription',
  'listAgents',
  'listBlogCategories',
  'listBlogPosts',
  'listFeaturedProperties',
  'listLandingPages',
  'listProperties',
  'listPropertiesByIds',
  'listPropertyCategories',
  'listSimilarProperties',
  'listSocialLinks',
  'login',
  'logout',
  'readAccessLink',
  'sendChatMessage',
  'signInByPasskey',
  'startProviderSignIn',
  'useAccessLink',
];

test('exactly these operations are open to anybody', () => {
  const open = readOperations(contract).filter(({ permission }) => permission === 'public');
  expect(open.map(({ id }) => id).toSorted()).toEqual(openToAnybody);
});
