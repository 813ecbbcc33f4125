import type { components } from '@manzil/contract/sandbox';
import type { Store } from './open-store.ts';
import { versionedWrite, type WriteRequest, type WriteResult } from './versioned-write.ts';
import type { Writes } from './writes.ts';

export type Lead = components['schemas']['Lead'];
export type LeadWrite = components['schemas']['LeadWrite'];

interface LeadRow {
  id: number;
  reference: string;
  version: number;
  fields: string;
  modified_at: string;
}

export interface LeadStore {
  put(request: Omit<WriteRequest, 'kind' | 'version'>, lead: LeadWrite): WriteResult;
  /** At most 50. */
  find(reference: string): Lead[];
  records(reference: string): number;
  /** Newest first; `page` from 1. */
  newest(page: number, size: number): { leads: Lead[]; total: number };
}

export function createLeadStore(store: Store, writes: Writes): LeadStore {
  const { db } = store;
  const byReference = db.prepare('select * from leads where reference = ? order by id limit 50');
  const insert = db.prepare('insert into leads (reference, version, fields, modified_at) values (?, ?, ?, ?)');
  const update = db.prepare('update leads set version = ?, fields = ?, modified_at = ? where id = ?');
  const under = db.prepare('select count(*) as total from leads where reference = ?');
  const count = db.prepare('select count(*) as total from leads');
  const latest = db.prepare('select * from leads order by id desc limit ? offset ?');

  const first = (reference: string): LeadRow | undefined => byReference.get(reference) as LeadRow | undefined;
  const present = (row: LeadRow): Lead => ({
    ...(JSON.parse(row.fields) as Omit<LeadWrite, 'version'>),
    id: leadId(row.id),
    reference: row.reference,
    version: row.version,
    writes: Math.max(1, writes.of('lead', row.reference)),
    modifiedAt: row.modified_at,
  });

  return {
    put(request, { version, ...fields }) {
      const { reference } = request;
      const text = JSON.stringify(fields);
      return versionedWrite(
        store,
        writes,
        { ...request, kind: 'lead', version },
        {
          find: () => {
            const row = first(reference);
            return row === undefined ? null : { id: leadId(row.id), version: row.version };
          },
          insert: () => insert.run(reference, version, text, store.now()),
          update: () => update.run(version, text, store.now(), first(reference)!.id),
        },
      );
    },
    find: (reference) => (byReference.all(reference) as unknown as LeadRow[]).map(present),
    records: (reference) => (under.get(reference) as { total: number }).total,
    newest(page, size) {
      const rows = latest.all(size, (page - 1) * size) as unknown as LeadRow[];
      return { leads: rows.map(present), total: (count.get() as { total: number }).total };
    },
  };
}

export function leadId(id: number): string {
  return `L-${String(id).padStart(6, '0')}`;
}
