import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, languageOptions, withPrefix } from './language.ts';

interface LanguageInfo {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** `link('/contact')` is `/ar/contact`. */
  link: (path: string) => string;
}

/** Never changes while the page lives: the switcher loads a new one. */
export function useLanguage(): LanguageInfo {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return {
    language,
    direction: languageOptions[language].direction,
    link: (path) => withPrefix(language, path),
  };
}
