import { ownValue } from '@manzil/core/platform/own-value';
import { withoutPrefix } from '#i18n/language.ts';

export const navigation = [
  { path: '/', label: 'nav.home' },
  { path: '/properties', label: 'nav.properties' },
  { path: '/services', label: 'nav.services' },
  { path: '/team', label: 'nav.team' },
  { path: '/blog', label: 'nav.blog' },
  { path: '/about', label: 'nav.about' },
  { path: '/contact', label: 'nav.contact' },
] as const;

export const footerNavigation = [
  { path: '/properties', label: 'nav.properties' },
  { path: '/agents', label: 'nav.agents' },
  { path: '/services', label: 'nav.services' },
  { path: '/blog', label: 'nav.blog' },
  { path: '/about', label: 'nav.about' },
  { path: '/contact', label: 'nav.contact' },
] as const;

/** Pages that are reached by a second address. */
const aliases: Readonly<Record<string, string>> = {
  '/properties-en': '/properties',
  '/property': '/properties',
  '/agents': '/team',
};

/** Home only on itself, others also below their path, by whole segments. */
export function isActiveLink(link: string, pathname: string): boolean {
  const here = withoutPrefix(pathname).replace(/(?<!\/)\/+$/, '') || '/';
  if (link === '/') return here === '/';
  const [, first = ''] = here.split('/');
  const page = ownValue(aliases, `/${first}`);
  return here === link || here.startsWith(`${link}/`) || page === link;
}
