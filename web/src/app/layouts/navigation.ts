import { withoutPrefix } from '#i18n/language.ts';

/** The pages of the top navigation, in order. Team, about, services and blog take their places when they are built. */
export const navigation = [
  { path: '/', label: 'nav.home' },
  { path: '/properties', label: 'nav.properties' },
  { path: '/contact', label: 'nav.contact' },
] as const;

/** Home is active only on itself; every other link on its own path and below it, by whole segments. */
export function isActiveLink(link: string, pathname: string): boolean {
  const here = withoutPrefix(pathname).replace(/\/+$/, '') || '/';
  if (link === '/') return here === '/';
  return here === link || here.startsWith(`${link}/`) || (link === '/properties' && here === '/properties-en');
}
