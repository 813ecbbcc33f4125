import { expect, test } from 'vitest';
import { contract, notImplemented } from './document.ts';
import { readOperations } from './operations.ts';

// Both lists are kept by hand: a change of the contract alone must not be able to change them.

const unbuilt: string[] = [];

const openToAnybody = [
  'askForPassword',
  'createContact',
  'createLead',
  'getAgent',
  'getAuthUser',
  'getBlogPost',
  'getBlogPostBySlug',
  'getCaptcha',
  'getProperty',
  'getSignInHint',
  'listAgents',
  'listBlogCategories',
  'listBlogPosts',
  'listFeaturedProperties',
  'listProperties',
  'listPropertiesByIds',
  'listPropertyCategories',
  'listSimilarProperties',
  'listSocialLinks',
  'login',
  'logout',
  'readAccessLink',
  'sendChatMessage',
  'useAccessLink',
];

test('exactly these operations answer 501; the list may only shrink', () => {
  expect([...notImplemented].toSorted()).toEqual(unbuilt);
});

test('exactly these operations are open to anybody', () => {
  const open = readOperations(contract).filter(({ permission }) => permission === 'public');
  expect(open.map(({ id }) => id).toSorted()).toEqual(openToAnybody);
});
