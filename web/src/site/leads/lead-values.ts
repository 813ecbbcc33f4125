import { privacyPolicyVersion } from '#config/privacy-policy.ts';
import type { Language } from '#i18n/language.ts';
import type { components } from '@manzil/contract/api';
import { consentText } from '@manzil/core/leads/consent-texts';

type ContactPayload = components['schemas']['ContactPayload'];
export type LeadSource = components['schemas']['EnquirySource'];

export interface LeadValues {
  fullName: string;
  email: string;
  phone: string;
  message: string;
  /** Honeypot. */
  website: string;
  captcha: string;
  captchaToken: string;
}

export type LeadErrorKey = 'fullName' | 'email' | 'phone' | 'captcha' | 'captchaToken' | 'tooLong';

/** The contract's limits; `fullName` leaves room for both halves. */
export const longest = { fullName: 200, email: 254, phone: 40, message: 5000 } as const;
const longestFirstName = 100;

/** Simple on purpose: the server has the last word. */
const email = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** @returns the message key of each wrong field */
export function checkLead(values: LeadValues): Partial<Record<keyof LeadValues, LeadErrorKey>> {
  const errors: Partial<Record<keyof LeadValues, LeadErrorKey>> = {};
  for (const [name, max] of Object.entries(longest))
    if (values[name as keyof typeof longest].length > max) errors[name as keyof typeof longest] = 'tooLong';
  if (splitName(values.fullName).firstName.length > longestFirstName) errors.fullName = 'tooLong';
  if (values.fullName.trim() === '') errors.fullName = 'fullName';
  if (values.phone.trim() === '') errors.phone = 'phone';
  if (!email.test(values.email.trim())) errors.email = 'email';
  if (values.captcha.trim() === '') errors.captcha = 'captcha';
  else if (values.captchaToken === '') errors.captcha = 'captchaToken';
  return errors;
}

/** The first word, and the rest, which may be empty. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export interface LeadContext {
  source: LeadSource;
  language: Language;
  /** Path without query. */
  page: string;
  propertyId?: number;
}

/** The honeypot goes along: the server decides what is spam. */
export function leadPayload(values: LeadValues, context: LeadContext): ContactPayload {
  const { firstName, lastName } = splitName(values.fullName);
  const message = values.message.trim();
  return {
    firstName,
    lastName,
    email: values.email.trim(),
    phone: values.phone.trim(),
    ...(message === '' ? {} : { message }),
    source: context.source,
    ...(context.propertyId === undefined ? {} : { propertyId: context.propertyId }),
    website: values.website,
    captcha: values.captcha.trim(),
    captchaToken: values.captchaToken,
    consent: {
      policyVersion: privacyPolicyVersion,
      marketing: false,
      textVersion: consentText('enquiry').version,
    },
    page: context.page,
    language: context.language,
  };
}
