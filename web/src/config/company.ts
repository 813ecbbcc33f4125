import type { Language } from '#i18n/language.ts';
import { companyFacts } from '@manzil/core/settings/company';

export const company = {
  ...companyFacts,
  copyrightYear: '2025',
  /** Sent with each form. */
  privacyPolicyVersion: '2025-06-15',
} as const;

const digits = (number: string) => number.replace(/\D/g, '');

export const phoneHref = `tel:+${digits(company.phone)}`;
export const emailHref = `mailto:${company.email}`;
export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('Marina District, Lusail, Qatar')}`;
export const whatsappHref = `https://wa.me/${digits(company.whatsapp)}`;

export const companyName = (language: Language): string => company.legalName[language];
export const companyAddress = (language: Language): readonly string[] => company.address[language];
