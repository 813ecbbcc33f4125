import type { AuditEntry } from './api/audit.ts';

/** The log's word for something personal or secret. */
const redacted = '[redacted]';

export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
  /** Both values stay private. */
  isPrivate: boolean;
}

/** Field by field; values that are no text as JSON. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name,
    before: textOf(before?.[name]),
    after: textOf(after?.[name]),
    isPrivate: before?.[name] === redacted || after?.[name] === redacted,
  }));
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
