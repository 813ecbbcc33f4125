/** Loads messages in the browser: only the language of the page, what the page needs, and the admin's only inside it. */
import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from './language.ts';
import { areasOf, lateAreas, pageAreas } from './page-areas.ts';

type AreaFile = () => Promise<Record<string, ResourceLanguage>>;

/** Each area is a file that exports one object; the bundler puts the common ones of a language together. */
const files: Record<Language, Record<string, AreaFile>> = {
  en: import.meta.glob<Record<string, ResourceLanguage>>([
    './en/{common,listing-fields,vocabulary}.ts',
    './en/site/*.ts',
  ]),
  ar: import.meta.glob<Record<string, ResourceLanguage>>([
    './ar/{common,listing-fields,vocabulary}.ts',
    './ar/site/*.ts',
  ]),
};
const notOfAll = new Set([...Object.values(pageAreas).flat(), ...lateAreas]);
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** The messages that a page begins with. */
export async function loadPublicMessages(language: Language, pathname: string): Promise<ResourceLanguage> {
  const wanted = areasOf(pathname);
  const loaded = await Promise.all(
    Object.entries(files[language])
      .filter(([file]) => !notOfAll.has(nameOf(file)) || wanted.includes(nameOf(file)))
      .map(([, load]) => load()),
  );
  return Object.assign({}, ...loaded) as ResourceLanguage;
}

/** Adds the messages of a page that is about to be shown; a second call changes nothing. */
export async function addPageMessages(translator: i18n, language: Language, pathname: string): Promise<void> {
  for (const area of areasOf(pathname)) await addLateMessages(translator, language, area);
}

/** Adds the messages of a part that is about to be opened; a second call changes nothing. */
export async function addLateMessages(translator: i18n, language: Language, area: string): Promise<void> {
  if (translator.hasResourceBundle(language, area)) return;
  const messages = await files[language][`./${language}/site/${area}.ts`]?.();
  for (const [name, texts] of Object.entries(messages ?? {}))
    translator.addResourceBundle(language, name, texts, true, false);
}

/** Adds the admin's messages to a translator; a second call changes nothing. */
export async function addAdminMessages(translator: i18n, language: Language): Promise<void> {
  const file = language === 'ar' ? await import('./ar/staff.ts') : await import('./en/staff.ts');
  for (const [area, messages] of Object.entries(file.adminMessages))
    translator.addResourceBundle(language, area, messages, true, false);
}
