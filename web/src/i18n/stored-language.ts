import { cookieValue, storeChoice } from '#lib/stored-choice.ts';
import { isLanguage, type Language } from './language.ts';

/** From a Cookie header or document.cookie. */
export function readStoredLanguage(cookies: string | null | undefined): Language | null {
  const language = cookieValue(cookies, 'language');
  return isLanguage(language) ? language : null;
}

export function storeLanguage(language: Language): void {
  storeChoice('language', language);
}
