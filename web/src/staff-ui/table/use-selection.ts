import { useMemo, useState } from 'react';

export type RowId = number | string;

export interface Selection<Id extends RowId = number> {
  ids: ReadonlySet<Id>;
  isSelected: (id: Id) => boolean;
  toggle: (id: Id) => void;
  setAll: (ids: readonly Id[], selected: boolean) => void;
  clear: () => void;
}

/**
 * Ids picked across pages; rows that come later are not covered.
 * @param within search and filters as text; another one starts empty
 */
export function useSelection<Id extends RowId = number>(within: string): Selection<Id> {
  const [picked, setPicked] = useState<{ within: string; ids: ReadonlySet<Id> }>({ within, ids: new Set() });
  const ids = useMemo(() => (picked.within === within ? picked.ids : new Set<Id>()), [picked, within]);
  const set = (next: ReadonlySet<Id>): void => setPicked({ within, ids: next });
  return {
    ids,
    isSelected: (id) => ids.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    setAll: (some, selected) => {
      const next = new Set(ids);
      for (const id of some) {
        if (selected) next.add(id);
        else next.delete(id);
      }
      set(next);
    },
    clear: () => set(new Set()),
  };
}
