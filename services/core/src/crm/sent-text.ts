import type { LeadRecord } from '../leads/lead.ts';

/** Overlong: no lead is turned away for that. Never ends in half a surrogate pair. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Blotted out of answers that echo it, and of kept texts. */
export function personalValuesOf({ moved, message, ...lead }: LeadRecord): string[] {
  const people = [lead, ...(moved === null ? [] : [moved.person, ...moved.from])];
  const values = people.flatMap(({ firstName, lastName, email, phone }) => [firstName, lastName, email, phone]);
  return [...new Set([...values, message])].filter((value) => value !== null);
}
