/** What a visitor fills in, the rules for it, and how it becomes the payload of POST /api/contact. */
import { company } from '#config/company.ts';
import type { Language } from '#i18n/language.ts';
import type { components } from '@manzil/contract/api';

export type ContactPayload = components['schemas']['ContactPayload'];
export type LeadSource = components['schemas']['LeadSource'];

export interface LeadValues {
  fullName: string;
  email: string;
  phone: string;
  message: string;
  /** The hidden field that only machines fill. */
  website: string;
  captcha: string;
  captchaToken: string;
}

export type LeadErrorKey = 'fullName' | 'email' | 'phone' | 'captcha' | 'captchaToken' | 'tooLong';

/** Longest values that the contract takes; `fullName` leaves room for both its halves. */
export const longest = { fullName: 200, email: 254, phone: 40, message: 5000 } as const;
const longestFirstName = 100;

/** Deliberately simple: something, an at sign, a domain with a dot; the server has the last word. */
const email = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Checks the form. @returns for each wrong field the key of its message */
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

/** The first word is the first name, the rest the last name, which may be empty. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export interface LeadContext {
  source: LeadSource;
  language: Language;
  /** Path of the page, without query. */
  page: string;
  propertyId?: number;
}

/** The payload. The website field goes along as it is: whether it makes spam is the server's decision. */
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
    consent: { policyVersion: company.privacyPolicyVersion, marketing: false },
    page: context.page,
    language: context.language,
  };
}
