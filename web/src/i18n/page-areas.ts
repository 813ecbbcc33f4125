/** Texts of one page, loaded with it; others come with every page. */
import { ownValue } from '@manzil/core/platform/own-value';
import { withoutPrefix } from './language.ts';

/** By the first segment of the path; with a slash, those below it. */
export const pageAreas: Readonly<Record<string, readonly string[]>> = {
  about: ['about', 'newsletter'],
  agents: ['team'],
  blog: ['blog', 'newsletter'],
  contact: ['contact'],
  privacy: ['legal'],
  'properties/': ['facts', 'brochure', 'instalments'],
  services: ['services'],
  subscription: ['subscription'],
  team: ['team'],
  terms: ['legal'],
};

/** Texts of a part that is loaded when opened, on any page. */
export const lateAreas: readonly string[] = ['chat', 'recent'];

export function areasOf(pathname: string): readonly string[] {
  const [, first = '', second = ''] = withoutPrefix(pathname).split('/');
  return ownValue(pageAreas, second === '' ? first : `${first}/`) ?? ownValue(pageAreas, first) ?? [];
}
