import type { AuditEntry } from './api/audit.ts';

/** The log's word for something personal or secret. */
const redacted = '[redacted]';

export interface FieldChange {
  name: string;
  before: unknown;
  after: unknown;
  /** Both values stay private. */
  isPrivate: boolean;
}

/** Field by field. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name,
    before: before?.[name] ?? null,
    after: after?.[name] ?? null,
    isPrivate: before?.[name] === redacted || after?.[name] === redacted,
  }));
}
