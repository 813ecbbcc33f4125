import { ownValue } from '@manzil/core/platform/own-value';
import { ApiError } from '#lib/api/api-error.ts';
import type { LeadErrorKey, LeadValues } from './lead-values.ts';

export type FieldErrors = Partial<Record<keyof LeadValues, LeadErrorKey>>;

/** Payload member: form field, and its message when it is missing or wrong. */
const fields: Readonly<Record<string, readonly [keyof LeadValues, LeadErrorKey]>> = {
  firstName: ['fullName', 'fullName'],
  lastName: ['fullName', 'tooLong'],
  email: ['email', 'email'],
  phone: ['phone', 'phone'],
  message: ['message', 'tooLong'],
  captcha: ['captcha', 'captcha'],
  captchaToken: ['captcha', 'captchaToken'],
};

/** Messages beside the fields; none unless the visitor can correct all of it. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.code !== 'request.invalid') return {};
  const errors: FieldErrors = {};
  for (const { path, code } of error.fields) {
    const known = ownValue(fields, path);
    if (known === undefined) return {};
    const [field, message] = known;
    errors[field] ??= code === 'maxLength' ? 'tooLong' : message;
  }
  return errors;
}
