/** Doha's, whatever the computer's clock. */
import { qatarAheadMs } from '@manzil/core/platform/units';

/** @param time UTC, ISO 8601 @returns `2026-11-22T10:30`; empty for none */
export function followUpInput(time: string | null): string {
  if (time === null) return '';
  return new Date(Date.parse(time) + qatarAheadMs).toISOString().slice(0, 16);
}

/** @returns UTC, ISO 8601; null for an empty field */
export function followUpFrom(field: string | null): string | null {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field ?? '') ? Date.parse(`${field}:00Z`) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time - qatarAheadMs).toISOString();
}
