import type { Language } from '#i18n/language.ts';
import { telHref, whatsappChat } from '#lib/phone-links.ts';
import { companyFacts } from '@manzil/core/settings/company';

export const company = {
  ...companyFacts,
  /** Sent with each form. */
  privacyPolicyVersion: '2025-06-15',
} as const;

export const phoneHref = telHref(company.phone);
export const emailHref = `mailto:${company.email}`;
export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('Marina District, Lusail, Qatar')}`;
export const whatsappHref = whatsappChat(company.whatsapp);

export const companyName = (language: Language): string => company.legalName[language];
export const companyAddress = (language: Language): readonly string[] => company.address[language];
