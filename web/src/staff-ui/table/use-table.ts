import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { type Density, readMemory, remember } from './table-memory.ts';
import {
  changedParams,
  clearedParams,
  isNarrowed,
  ownParams,
  readTableQuery,
  type TableQuery,
  type TableSpec,
} from './table-query.ts';
import { useTableAddress } from './use-table-address.ts';

export interface TableControls {
  name: string;
  query: TableQuery;
  narrowed: boolean;
  /** An empty value takes a parameter away. */
  change: (changes: Record<string, string>, options?: { replace?: boolean }) => void;
  /** Search and filters. */
  clear: () => void;
  /** Columns shown or hidden against the default. */
  toggled: readonly string[];
  toggleColumn: (id: string) => void;
  /** All at once: search, filters, order, and the saved view that they are of; and the columns. */
  show: (state: { params: Record<string, string>; toggled: string[] }) => void;
  /** Of the saved view that the address names. */
  viewId: number | null;
  /** Opened by an address that says nothing of a table. */
  openedBare: boolean;
  density: Density;
  setDensity: (density: Density) => void;
}

/**
 * A table's state in the address, remembered by person with columns and density. Opened without it, it comes back as it
 * was left.
 * @param name unique among tables
 * @param spec the same object each time
 */
export function useTable(name: string, spec: TableSpec): TableControls {
  const { data: user } = useQuery(authUserQuery);
  const person = user?.id ?? 0;
  const [memory, setMemory] = useState(() => readMemory(person, name));
  const { params, openedBare, request } = useTableAddress(spec, memory.query);
  const own = ownParams(params, spec);
  const known = useRef(own);
  useEffect(() => {
    if (known.current === own) return;
    known.current = own;
    remember(person, name, { query: own });
  }, [own, person, name]);

  const change = useCallback<TableControls['change']>(
    (changes, options) => request((latest) => changedParams(latest, changes), options),
    [request],
  );
  const update = (part: Partial<Pick<typeof memory, 'toggled' | 'density'>>): void => {
    setMemory({ ...memory, ...part });
    remember(person, name, part);
  };

  // stable for one address: it is a dependency
  const query = useMemo(() => readTableQuery(new URLSearchParams(own), spec), [own, spec]);
  return {
    name,
    query,
    narrowed: isNarrowed(query),
    change,
    clear: () => request((latest) => clearedParams(latest, spec)),
    toggled: memory.toggled,
    toggleColumn: (id) => {
      const { toggled } = memory;
      update({ toggled: toggled.includes(id) ? toggled.filter((one) => one !== id) : [...toggled, id] });
    },
    show: ({ params: shown, toggled }) => {
      const none = Object.fromEntries(['search', ...spec.filters, 'sort', 'view'].map((one) => [one, '']));
      update({ toggled });
      change({ ...none, ...shown });
    },
    viewId: viewOf(own),
    openedBare,
    density: memory.density,
    setDensity: (density) => update({ density }),
  };
}

function viewOf(own: string): number | null {
  const id = Number(new URLSearchParams(own).get('view') ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
