/** Browser only. Loads what the page needs, in its language. */
import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from './language.ts';
import { areasOf, lateAreas, pageAreas } from './page-areas.ts';

type AreaFile = () => Promise<Record<string, ResourceLanguage>>;

/** One object per file; the bundler merges a language's common ones. */
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
const separateAreas = new Set([...Object.values(pageAreas).flat(), ...lateAreas]);
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

export async function loadPublicMessages(language: Language, pathname: string): Promise<ResourceLanguage> {
  const wanted = areasOf(pathname);
  const loaded = await Promise.all(
    Object.entries(files[language])
      .filter(([file]) => !separateAreas.has(nameOf(file)) || wanted.includes(nameOf(file)))
      .map(([, load]) => load()),
  );
  return Object.assign({}, ...loaded) as ResourceLanguage;
}

/** For the next page; may be called again. */
export async function addPageMessages(translator: i18n, language: Language, pathname: string): Promise<void> {
  for (const area of areasOf(pathname)) await addLateMessages(translator, language, area);
}

/** For a part of a page; may be called again. */
export async function addLateMessages(translator: i18n, language: Language, area: string): Promise<void> {
  if (translator.hasResourceBundle(language, area)) return;
  const messages = await files[language][`./${language}/site/${area}.ts`]?.();
  for (const [name, texts] of Object.entries(messages ?? {}))
    translator.addResourceBundle(language, name, texts, true, false);
}

/** May be called again. */
export async function addAdminMessages(translator: i18n, language: Language): Promise<void> {
  const file = language === 'ar' ? await import('./ar/staff.ts') : await import('./en/staff.ts');
  for (const [area, messages] of Object.entries(file.adminMessages))
    translator.addResourceBundle(language, area, messages, true, false);
}
