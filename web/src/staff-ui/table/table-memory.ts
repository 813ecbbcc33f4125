/** Kept on this device. */

export type Density = 'comfortable' | 'compact';

export interface TableMemory {
  /** Search, filters, order and page as in the address. */
  query: string;
  /** Columns shown or hidden against the default. */
  toggled: string[];
  density: Density;
}

const nothing: TableMemory = { query: '', toggled: [], density: 'comfortable' };

/** By person: several may share a computer. */
const keyOf = (person: number, table: string): string => `admin-table:${String(person)}:${table}`;

/** The default where nothing readable is stored. */
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

/** Without storage nothing is kept, and nothing fails. */
export function remember(person: number, table: string, part: Partial<TableMemory>): void {
  try {
    window.localStorage.setItem(keyOf(person, table), JSON.stringify({ ...readMemory(person, table), ...part }));
  } catch {
    // private windows may refuse to store
  }
}
