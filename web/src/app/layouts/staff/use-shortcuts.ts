import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { areasFor, type ScreenName } from './screens.ts';

/** After G, ms. */
const patience = 1_500;

/** Letters after G; `code`, since an Arabic layout gives other letters. */
export const goKeys = [
  { code: 'KeyT', shown: 'T', area: 'overview' },
  { code: 'KeyL', shown: 'L', area: 'leads' },
  { code: 'KeyP', shown: 'P', area: 'properties' },
  { code: 'KeyC', shown: 'C', area: 'content' },
  { code: 'KeyR', shown: 'R', area: 'reports' },
  { code: 'KeyS', shown: 'S', area: 'settings' },
] as const satisfies readonly { code: string; shown: string; area: ScreenName }[];

/** G and a letter lead to an area, `?` tells which keys there are. */
export function useShortcuts(permissions: readonly Permission[] | null, onKeys: () => void): void {
  const navigate = useNavigate();
  const asked = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (permissions === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === '?' || event.key === '؟') {
      event.preventDefault();
      onKeys();
      return;
    }
    if (event.shiftKey) return;
    const isSecond = event.timeStamp - asked.current < patience;
    asked.current = event.code === 'KeyG' ? event.timeStamp : 0;
    const key = isSecond ? goKeys.find(({ code }) => code === event.code) : undefined;
    const to = areasFor(permissions).find(({ name }) => name === key?.area)?.screens[0]?.to;
    if (to === undefined) return;
    event.preventDefault();
    void navigate(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Or in a window above the page. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [contenteditable]') !== null;
