import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A press on a row opens it, but on what is pressed for itself and where words were just marked. Keys have Enter and the row's link.
 * @param open gets the row's place. @returns for what holds the table
 */
export function useRowPress(open: (row: number) => void) {
  const holder = useRef<HTMLDivElement>(null);
  const onClick = useEffectEvent(({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('a, button, select, input, label') !== null) return;
    const row = target.closest('tr');
    if (row?.parentElement?.tagName !== 'TBODY' || window.getSelection()?.isCollapsed === false) return;
    open(row.sectionRowIndex);
  });
  useEffect(() => {
    const node = holder.current;
    const listen = (event: MouseEvent): void => onClick(event);
    node?.addEventListener('click', listen);
    return () => node?.removeEventListener('click', listen);
  }, []);
  return holder;
}
