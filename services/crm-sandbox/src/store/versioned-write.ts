/** What is stored decides: written, replayed or refused. */
import type { Kind } from './kinds.ts';
import type { Store } from './open-store.ts';
import type { Writes } from './writes.ts';

export interface StoredRecord {
  id: string;
  /** Null: the agency never wrote it. */
  version: number | null;
}

export interface WriteRequest {
  kind: Kind;
  reference: string;
  version: number;
  key: string | null;
  /** Recognises keys and equal versions. */
  idempotent: boolean;
  duplicate: boolean;
}

export type WriteResult =
  | { kind: 'written'; created: boolean; writes: number }
  | { kind: 'replayed'; writes: number }
  | { kind: 'conflict'; id: string; storedVersion: number };

export interface RecordActions {
  /** The first one where there are several. */
  find(reference: string): StoredRecord | null;
  insert(): void;
  update(): void;
}

/** Decision, record and count in one transaction. */
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
