/** The rule of every write: what is stored decides whether a version is written, replayed or refused. */
import type { Kind } from './kinds.ts';
import type { Store } from './open-store.ts';
import type { Writes } from './writes.ts';

export interface StoredRecord {
  /** As the CRM shows it. */
  id: string;
  /** The agency's version; null when the agency never wrote it. */
  version: number | null;
}

export interface WriteRequest {
  kind: Kind;
  reference: string;
  version: number;
  key: string | null;
  /** Whether keys and equal versions are recognised. */
  idempotent: boolean;
  /** Store it under two ids. */
  duplicate: boolean;
}

export type WriteResult =
  | { kind: 'written'; created: boolean; writes: number }
  | { kind: 'replayed'; writes: number }
  | { kind: 'conflict'; id: string; storedVersion: number };

export interface RecordActions {
  /** What stands under the reference; the first one where there are several. */
  find(reference: string): StoredRecord | null;
  insert(): void;
  update(): void;
}

/** One transaction: the decision, the record and its count. */
export function versionedWrite(
  store: Store,
  writes: Writes,
  request: WriteRequest,
  actions: RecordActions,
): WriteResult {
  const { kind, reference, version, key } = request;
  return store.transaction(() => {
    const stored = actions.find(reference);
    const storedVersion = stored?.version ?? 0;
    if (stored !== null && request.idempotent) {
      if (writes.knows(kind, key, reference, version)) return { kind: 'replayed', writes: writes.of(kind, reference) };
      if (storedVersion >= version) return { kind: 'conflict', id: stored.id, storedVersion };
    }
    if (stored !== null && storedVersion > version) return { kind: 'conflict', id: stored.id, storedVersion };
    if (stored === null) actions.insert();
    else actions.update();
    if (request.duplicate) actions.insert();
    writes.remember(kind, key, reference, version);
    return {
      kind: 'written',
      created: stored === null,
      writes: writes.count(kind, reference, request.duplicate ? 2 : 1),
    };
  });
}
