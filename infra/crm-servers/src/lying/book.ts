/** What it really holds. */

export interface BookedLead {
  id: string;
  reference: string;
  version: number;
  /** Without the version. */
  fields: Readonly<Record<string, unknown>>;
  /** As the document counts. */
  writes: number;
  /** Ms since 1970. */
  modifiedAt: number;
}

export type Booked = { kind: 'created' | 'written'; lead: BookedLead } | { kind: 'conflict'; lead: BookedLead };

export interface Book {
  /** While keys are not recognised. */
  put(reference: string, version: number, fields: BookedLead['fields']): Booked;
  find(reference: string): readonly BookedLead[];
  all(): readonly BookedLead[];
  remove(lead: BookedLead): void;
  replace(leads: readonly BookedLead[]): void;
  idsBy(make: (number: number) => string): void;
  /** More than one: a version was written again. */
  writesPerReference(): Record<string, number>;
}

export function createBook(now: () => number = Date.now): Book {
  const leads = new Map<string, BookedLead[]>();
  const again = new Map<string, number>();
  let number = 0;
  let idOf = (count: number): string => `C-${String(count).padStart(6, '0')}`;

  const under = (reference: string): BookedLead[] => leads.get(reference) ?? [];
  const all = (): BookedLead[] =>
    [...leads.values()].flat().toSorted((one, other) => one.modifiedAt - other.modifiedAt);

  return {
    put(reference, version, fields) {
      const [stored] = under(reference);
      if (stored === undefined) {
        number += 1;
        const lead = { id: idOf(number), reference, version, fields, writes: 1, modifiedAt: now() };
        leads.set(reference, [lead]);
        return { kind: 'created', lead };
      }
      if (stored.version > version) return { kind: 'conflict', lead: stored };
      if (stored.version === version) again.set(reference, (again.get(reference) ?? 0) + 1);
      Object.assign(stored, { version, fields, writes: stored.writes + 1, modifiedAt: now() });
      return { kind: 'written', lead: stored };
    },
    find: under,
    all,
    remove(lead) {
      const left = under(lead.reference).filter((one) => one !== lead);
      if (left.length > 0) leads.set(lead.reference, left);
      else leads.delete(lead.reference);
    },
    replace(others) {
      leads.clear();
      for (const lead of others) leads.set(lead.reference, [...under(lead.reference), { ...lead }]);
    },
    idsBy(make) {
      idOf = make;
      number = 0;
    },
    writesPerReference: () =>
      Object.fromEntries(
        [...leads].map(([reference, records]) => [reference, records.length + (again.get(reference) ?? 0)]),
      ),
  };
}
