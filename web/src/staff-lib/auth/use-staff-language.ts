import { useEffect } from 'react';
import type { Language } from '#i18n/language.ts';
import { staffLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { choiceCookie, cookieValue } from '#lib/stored-choice.ts';
import type { AuthUser } from './auth-user.ts';

/** For this browser: the server shows the screens of staff in it, whatever pages of the site are read meanwhile. */
export function keepStaffLanguage(language: Language): void {
  document.cookie = choiceCookie(staffLanguage, language);
}

/** The account's language counts wherever its owner signs in; before one was chosen, that of the page. */
export function useAccountLanguage(user: AuthUser | null): void {
  const { language } = useLanguage();
  const wanted = user === null ? null : (user.language ?? language);
  useEffect(() => {
    if (wanted === null) return;
    if (cookieValue(document.cookie, staffLanguage) !== wanted) keepStaffLanguage(wanted);
    if (wanted !== language) window.location.reload();
  }, [wanted, language]);
}
