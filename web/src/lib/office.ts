/** What the office says of itself, for the page at hand. */
import { createContext, useContext } from 'react';
import { mapsAddress } from '@manzil/core/office/maps-address';
import type { Office } from '@manzil/core/office/office';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { telHref, whatsappChat } from './phone-links.ts';

/** On the server only; the browser finds it in the head of every page, so that no script has another. */
export const OfficeContext = createContext<Office | null>(null);
export const officeTag = 'office';

/** In the browser: as the page came with it. A kilobyte, read where it is needed. */
export const officeOfDocument = (): Office =>
  JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${officeTag}]`)!.content) as Office;

/** In the page's language. */
const inLanguage = (office: Office, language: Language) => ({
  ...office,
  name: office.name[language],
  legalName: office.legalName[language],
  address: office.address[language],
  phoneHref: telHref(office.phone),
  whatsappHref: whatsappChat(office.whatsapp),
  emailHref: `mailto:${office.email}`,
  mapsHref: mapsAddress(office),
});

/** In both languages, as structured data wants it. */
export function useWholeOffice(): Office {
  return useContext(OfficeContext) ?? officeOfDocument();
}

export function useOffice() {
  const { language } = useLanguage();
  return inLanguage(useWholeOffice(), language);
}
