import type { LeadSource, LeadValues } from './lead-values.ts';

const fields = ['fullName', 'email', 'phone', 'message'] as const;

/**
 * What was typed before the scripts ran: the form's values would overwrite it. Empty on the server and where the
 * browser made the form.
 */
export function typedBefore(source: LeadSource): Partial<LeadValues> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector(`form[data-source="${source}"]`);
  if (!(form instanceof HTMLFormElement)) return {};
  const data = new FormData(form);
  const typed: Partial<LeadValues> = {};
  for (const name of fields) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') typed[name] = value;
  }
  return typed;
}
