import type { LeadRecord } from '../leads/lead.ts';

/** Overlong: no lead is turned away for that. Never ends in half a surrogate pair. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Blotted out of answers that echo it, and of kept texts. */
export function personalValuesOf({ firstName, lastName, email, phone, message }: LeadRecord): string[] {
  return [firstName, lastName, email, phone, message].filter((value) => value !== null);
}
