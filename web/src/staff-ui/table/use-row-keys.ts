import { ownValue } from '@manzil/core/platform/own-value';
import { type KeyboardEvent, useRef, useState } from 'react';

interface RowKeys {
  count: number;
  onOpen: (index: number) => void;
  onToggle: (index: number) => void;
  onRange: (from: number, to: number) => void;
}

/**
 * Tab reaches one row. Arrows, Home and End move, with shift they select; space selects, Enter opens. Controls inside
 * keep their keys.
 */
export function useRowKeys({ count, onOpen, onToggle, onRange }: RowKeys) {
  const [active, setActive] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const current = Math.min(active, Math.max(0, count - 1));

  const go = (index: number): void => {
    const target = Math.min(count - 1, Math.max(0, index));
    setActive(target);
    const row = body.current?.rows[target];
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>): void {
    const row = event.target instanceof HTMLTableRowElement ? event.target : null;
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = row.sectionRowIndex;
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 };
    const target = ownValue(moves, event.key);
    if (target !== undefined) {
      if (event.shiftKey) onRange(index, Math.min(count - 1, Math.max(0, target)));
      go(target);
    } else if (event.key === ' ') onToggle(index);
    else if (event.key === 'Enter') onOpen(index);
    else return;
    event.preventDefault();
  }

  return {
    body: { ref: body, onKeyDown },
    row: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setActive(index),
    }),
  };
}
