import { useState } from 'react';
import type { LeadQuery } from './api/leads.ts';

export interface LeadSelection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  choose: (ids: Iterable<number>) => void;
  clear: () => void;
}

/** Which leads are chosen. The choice stays from page to page, and ends when the filter changes. */
export function useLeadSelection({ search, status, source }: LeadQuery): LeadSelection {
  const list = JSON.stringify([search, status, source]);
  const [chosen, setChosen] = useState<{ list: string; ids: ReadonlySet<number> }>({ list, ids: new Set() });
  const ids = chosen.list === list ? chosen.ids : new Set<number>();
  const choose = (next: Iterable<number>) => {
    setChosen({ list, ids: new Set(next) });
  };
  return {
    ids,
    choose,
    toggle: (id) => {
      choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
    },
    clear: () => {
      choose([]);
    },
  };
}
