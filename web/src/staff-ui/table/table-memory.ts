/** What a person chose for a table on this device: its last filters, columns, density. */

export type Density = 'comfortable' | 'compact';

export interface TableMemory {
  /** Filters, order and page, as they stood in the address. */
  query: string;
  /** Columns that are shown or hidden against the usual. */
  toggled: string[];
  density: Density;
}

const nothing: TableMemory = { query: '', toggled: [], density: 'comfortable' };

/** Each person has memories of their own, since several may share a computer. */
const keyOf = (person: number, table: string): string => `admin-table:${String(person)}:${table}`;

/** What is remembered; the usual where nothing is, or nothing that can be read. */
export function readMemory(person: number, table: string): TableMemory {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(person, table)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return nothing;
    const { query, toggled, density } = stored as Partial<Record<keyof TableMemory, unknown>>;
    return {
      query: typeof query === 'string' ? query : '',
      toggled: Array.isArray(toggled) ? toggled.filter((id) => typeof id === 'string') : [],
      density: density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return nothing;
  }
}

/** Remembers a part of it. A browser that stores nothing forgets it, and nothing else happens. */
export function remember(person: number, table: string, part: Partial<TableMemory>): void {
  try {
    window.localStorage.setItem(keyOf(person, table), JSON.stringify({ ...readMemory(person, table), ...part }));
  } catch {
    // private windows may refuse to store
  }
}
