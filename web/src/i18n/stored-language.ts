import { cookieValue, storeChoice } from '#lib/stored-choice.ts';
import { type Language, resolveLanguage } from './language.ts';

/** Of the screens of staff, whatever pages of the site this browser shows. */
export const staffLanguage = 'staffLanguage';
const ofStaff = /^\/(?:admin|dashboard)(?![^-/])/;

/** By its path, and by the stored choice. */
export function languageOf(request: Request): Language {
  const { pathname } = new URL(request.url);
  const cookies = request.headers.get('cookie');
  const own = ofStaff.test(pathname) ? cookieValue(cookies, staffLanguage) : undefined;
  return resolveLanguage(pathname, own ?? cookieValue(cookies, 'language'));
}

export function storeLanguage(language: Language): void {
  storeChoice('language', language);
}
