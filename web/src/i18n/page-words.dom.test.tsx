import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { question } from '#testing/made/enquiry.ts';
import { listing, pageOf } from '#testing/made/listing.ts';
import { publicPaths, publicSite } from '#testing/made/public-site.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

/** Names, addresses, codes and symbols. */
const latinByNature =
  /https?:\S+|[\w.+-]+@[\w.-]+|\b(Manzil|WhatsApp|LinkedIn|Facebook|Instagram|YouTube|Twitter|English|CRM|IBAN|VAT|LED|HVAC|CCTV|Wi-?Fi|RSS|CAT)\b|\b[A-Z]{2,4}-([A-Z]{2,3}-)?\d+\b/g;
/** Phone numbers. */
const digitsByNature = /\+974[\d ]+/g;
const key = /^[a-z]+[A-Za-z]*([.:][a-z][A-Za-z]*)+$/;

/** Stops at body: the page as a whole is marked too. */
const isWithin = (element: Element | null, marks: string): boolean => element?.closest(`body :is(${marks})`) !== null;

function texts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!isWithin(element, 'script, style, [lang="en"], [dir="ltr"]')) found.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      if (!isWithin(element, '[lang="en"]')) found.push(element.getAttribute(name) ?? '');
  return [document.title, ...found].map((text) => text.trim()).filter((text) => text !== '');
}

const rich = listing({
  features: ['Balcony', 'Gym', 'Sea view', 'Covered parking', 'Central cooling'],
  subType: 'office space',
  subcategory: 'office space',
  category: 'commercial',
  status: 'rented',
  city: 'Doha',
  state: 'West Bay',
  address: 'Lusail',
  latitude: 25.3,
  longitude: 51.5,
});

/** `WORD`: a word of the language that matches nothing. */
const states: [name: string, path: string, answers: ScreenOptions['answers']][] = [
  [
    'no listing found',
    '/properties?city=WORD&type=Rent&bedrooms=3%2B&minPrice=1000&sort=price-low',
    { 'GET /api/properties': pageOf([]) },
  ],
  ['listings that could not be had', '/properties', { 'GET /api/properties': problem(503, 'server.unavailable') }],
  [
    'a listing that has everything',
    '/properties/990001',
    {
      'GET /api/properties/{id}': { ...rich, agent: null, plans: [], imageTexts: [] },
      'GET /api/properties/{id}/similar': [rich],
    },
  ],
  ['a listing that is missing', '/properties/99', { 'GET /api/properties/{id}': problem(404, 'property.not_found') }],
  ['a listing that is gone', '/properties/99', { 'GET /api/properties/{id}': problem(410, 'property.gone') }],
  ['nothing saved', '/saved', {}],
  ['nobody in the team', '/team', { 'GET /api/agents': [] }],
  ['a team that could not be had', '/team', { 'GET /api/agents': problem(503, 'server.unavailable') }],
  ['no article found', '/blog?search=WORD&category=legal-advice', { 'GET /api/blog-posts': [] }],
  ['articles that could not be had', '/blog', { 'GET /api/blog-posts': problem(503, 'server.unavailable') }],
  ['an article that is missing', '/blog/nothing', { 'GET /api/blog/{slug}': problem(404, 'post.not_found') }],
  ['an article that failed', '/blog/nothing', { 'GET /api/blog/{slug}': problem(503, 'server.unavailable') }],
  ['an address of nothing', '/there-is-no-such-page', {}],
];

async function shown(language: Language, path: string, answers: ScreenOptions['answers'] = {}): Promise<string[]> {
  const screen = await openScreen(`/${language}${path === '/' ? '' : path}`, {
    language,
    answers: { ...publicSite(), 'GET /api/captcha': question(), ...answers },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  // every call answered and shown
  await waitFor(() => expect(screen.queryByRole('status', { name: screen.text.common.loading })).toBeNull());
  await waitFor(() => expect(screen.queryByText(screen.text.shell.social.loading)).toBeNull());
  await act(() => Promise.resolve());
  return texts();
}

const pages = (language: Language) => [
  ...publicPaths(language).map((path): (typeof states)[number] => [`the page ${path}`, path, {}]),
  ...states.map(([name, path, answers]): (typeof states)[number] => [
    name,
    path.replace('WORD', language === 'ar' ? 'ظظظ' : 'zzz'),
    answers,
  ]),
];

describe('on Arabic pages', () => {
  it.each(pages('ar'))('no English is left, and no Latin digit: %s [P-002]', async (_, path, answers) => {
    const all = await shown('ar', path, answers);
    expect(all.length).toBeGreaterThan(20);
    const left = all.map((text) => text.replaceAll(latinByNature, '').replaceAll(digitsByNature, ''));
    expect(left.filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([]);
    expect(left.filter((text) => /\d/.test(text))).toEqual([]);
  });
});

describe('on English pages', () => {
  it.each(pages('en'))('no Arabic is left: %s [P-002]', async (_, path, answers) => {
    const all = await shown('en', path, answers);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((text) => /\p{Script=Arabic}/u.test(text) && text !== 'العربية')).toEqual([]);
  });
});

it.each(languages)('no key of a text is shown on any page (%s) [P-002]', async (language) => {
  const screen = await openScreen(`/${language}`, {
    language,
    answers: { ...publicSite(), 'GET /api/captcha': question() },
  });
  for (const path of publicPaths(language)) {
    await screen.goTo(`/${language}${path === '/' ? '' : path}`);
    await screen.findByRole('heading', { level: 1 });
    const all = texts();
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((text) => key.test(text))).toEqual([]);
  }
});
