import { type Language, withPrefix } from '#i18n/language.ts';

interface Crumb {
  name: string;
  /** Without the language prefix. */
  path: string;
}

/** From the home page to this one, both included. */
export function breadcrumbList(crumbs: readonly Crumb[], language: Language, origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + withPrefix(language, path),
    })),
  };
}
