import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import type { Language } from '#i18n/language.ts';
import { askedOf } from '#lib/api/asked.ts';
import { type Api, browserApi } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';

export type LandingPage = components['schemas']['LandingPage'];
export type LandingLink = components['schemas']['LandingLink'];

/** The parts of its address, after the language. */
export interface LandingAddress {
  deal: 'for-rent' | 'for-sale';
  kind: string;
  place: string;
}

const shown = 12;

/** @param about a text whose kinds and places come first */
export function landingLinksQuery(language: Language, about: string | undefined, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/landing-pages', {
      query: { language, limit: shown, ...(about === undefined ? {} : { about: about.slice(0, 300) }) },
    }),
    ...broughtByPage,
  });
}

/** @throws ApiError 404 where fewer than three stand */
export function landingPageQuery(
  { deal, kind, place }: LandingAddress,
  page: number,
  language: Language,
  api: Api = browserApi,
) {
  return queryOptions({
    ...askedOf(api, '/api/landing-pages/{offer}/{kinds}/{place}', {
      path: { offer: deal, kinds: kind, place },
      query: { page, language },
    }),
    ...broughtByPage,
  });
}
