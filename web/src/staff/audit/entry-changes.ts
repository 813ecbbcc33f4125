import type { AuditEntry } from './api/audit.ts';

/** What stands in the log in place of something personal or secret. */
const redacted = '[redacted]';

export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
  /** It changed, and what it was and is stays private. */
  isPrivate: boolean;
}

/** An entry's states, field by field; a value that is no text stands as JSON. */
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
