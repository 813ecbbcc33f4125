/** The office as it comes, for what a page shows of it. */
import { mapsAddress } from '@manzil/core/office/maps-address';
import { defaultOffice, type OfficeSettings } from '@manzil/core/office/office';
import { privacyPolicyVersion } from '#config/privacy-policy.ts';
import { telHref, whatsappChat } from '#lib/phone-links.ts';
import type { Language } from '../words.ts';

export const company = { ...defaultOffice, privacyPolicyVersion };

export const phoneHref = telHref(company.phone);
export const emailHref = `mailto:${company.email}`;
export const mapsHref = mapsAddress(company);
export const whatsappHref = whatsappChat(company.whatsapp);
export const companyName = (language: Language): string => company.legalName[language];
export const companyAddress = (language: Language): readonly string[] => company.address[language];

export const officeSettings = (changes: Partial<OfficeSettings> = {}): OfficeSettings => ({
  ...defaultOffice,
  version: 0,
  ...changes,
});
