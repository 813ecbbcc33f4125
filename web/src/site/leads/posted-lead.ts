import { postedKey } from '#lib/api/idempotency-key.ts';
import { formText } from '#lib/form-text.ts';
import { ownPath } from '#lib/own-path.ts';
import { type LeadContext, type LeadSource, type LeadValues, longest } from './lead-values.ts';

export interface PostedLead {
  values: LeadValues;
  context: Pick<LeadContext, 'source' | 'page'> & { propertyId?: number };
  /** The same over all tries: it is stored once. */
  key: string;
}

const sources: readonly LeadSource[] = ['contact_form', 'about_page', 'services_page', 'property_inquiry'];
const longestPage = 500;

/** Too long a text is cut just above the limit: the check still refuses it. */
export function readPostedLead(form: FormData): PostedLead {
  const text = (name: string, max: number) => formText(form, name).slice(0, max + 1);
  const page = text('page', longestPage);
  const propertyId = Number(text('propertyId', 10));
  const key = text('key', 64);
  return {
    values: {
      fullName: text('fullName', longest.fullName),
      email: text('email', longest.email),
      phone: text('phone', longest.phone),
      message: text('message', longest.message),
      website: text('website', 2_000),
      captcha: text('captcha', 20),
      captchaToken: text('captchaToken', 500),
    },
    context: {
      source: sources.find((source) => source === form.get('source')) ?? 'contact_form',
      page: page.length <= longestPage ? (ownPath(page) ?? '/contact') : '/contact',
      ...(Number.isInteger(propertyId) && propertyId > 0 && propertyId <= 2_147_483_647 ? { propertyId } : {}),
    },
    key: postedKey(key),
  };
}
