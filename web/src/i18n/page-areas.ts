/** Areas whose texts stand on one page only: the browser fetches them with that page. All others come with every page. */
import { ownValue } from '#lib/own-value.ts';
import { withoutPrefix } from './language.ts';

/** Areas by the first part of the path, without the language. */
export const pageAreas: Readonly<Record<string, readonly string[]>> = {
  about: ['about', 'newsletter'],
  agents: ['team'],
  blog: ['blog', 'newsletter'],
  contact: ['contact'],
  privacy: ['legal'],
  services: ['services'],
  team: ['team'],
  terms: ['legal'],
};

/** Areas whose texts come with a part of the page that is opened, wherever that is. */
export const lateAreas: readonly string[] = ['chat'];

/** The areas that a page needs beside the common ones. */
export function areasOf(pathname: string): readonly string[] {
  const [, first = ''] = withoutPrefix(pathname).split('/');
  return ownValue(pageAreas, first) ?? [];
}
