import type { LeadSource, LeadValues } from './lead-values.ts';

const fields = ['fullName', 'email', 'phone', 'message'] as const;

/**
 * What stands in the form already when its scripts begin: on a slow connection people type before that, and the form's
 * own values would overwrite it. Nothing on the server, and for a form that the browser made itself.
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
