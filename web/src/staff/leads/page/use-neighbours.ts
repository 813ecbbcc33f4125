import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { readTableQuery } from '#staff-ui/table/table-query.ts';
import { leadIdsQuery } from '../api/leads.ts';
import { leadAddress, leadTable } from '../lead-table-spec.ts';

/** The leads before and after this one in the list that was left, also by K and J; null at its ends or outside of it. */
export function useNeighbours(id: number, params: URLSearchParams): { former: number | null; next: number | null } {
  const navigate = useNavigate();
  const { data: ids } = useQuery(leadIdsQuery(leadTable.toQuery(readTableQuery(params, leadTable))));
  const place = ids?.indexOf(id) ?? -1;
  const at = (index: number): number | null => (place === -1 ? null : (ids?.[index] ?? null));
  const [former, next] = [at(place - 1), at(place + 1)];
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return;
    // `code`, not `key`: an Arabic layout gives another letter
    const target = event.code === 'KeyJ' ? next : event.code === 'KeyK' ? former : null;
    if (target === null) return;
    event.preventDefault();
    void navigate(leadAddress(params, target));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { former, next };
}

/** Or in a window above the page. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog], [contenteditable]') !== null;
