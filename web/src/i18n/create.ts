import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Office } from '@manzil/core/office/office';
import type { Language } from './language.ts';

/** What texts call the office, as `{{agency}}`. */
export const officeWords = ({ name, legalName, city }: Office, language: Language) => ({
  agency: name[language],
  legalName: legalName[language],
  city: city[language],
});

/** Ready at once. The server makes one per request. */
export function createTranslator(language: Language, messages: Resource[string], office: Office): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: messages },
    ns: Object.keys(messages),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: officeWords(office, language) },
    react: { useSuspense: false },
  });
  return instance;
}
