const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Undefined for days that no calendar has, as 2026-02-30. */
export function dayOf(text: string | null | undefined): string | undefined {
  if (text == null || !day.test(text)) return undefined;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined;
}
