import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { TableControls } from './use-table.ts';

/** After the last key, ms. */
const pauseMs = 250;

/** `/` anywhere on the page leads here, Escape empties it. */
export function TableSearch({ table, label, hint }: { table: TableControls; label: string; hint: string }) {
  const { t } = useTranslation('adminTable');
  const field = useRef<HTMLInputElement>(null);
  const asked = table.query.search;
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  // requested here, not back in the address yet
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (known !== asked) {
    setKnown(asked);
    setAwaited(awaited.slice(awaited.indexOf(asked) + 1));
    // filters cleared, or "back". Who types on is not corrected
    if (!awaited.includes(asked)) setText(asked);
  }
  const { change } = table;
  const leaving = useLeaving();
  useEffect(() => {
    if (leaving || text.trim() === asked) return undefined;
    const timer = setTimeout(() => {
      setAwaited((before) => [...before, text.trim()]);
      change({ search: text.trim() }, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [leaving, text, asked, change]);
  useSlash(field);

  return (
    <div className="relative">
      <Search aria-hidden className="pointer-events-none absolute start-3.5 top-3 size-5 text-stone-500" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') setText('');
        }}
        className="min-h-11 w-full rounded-md border border-sand-300 bg-white ps-11 pe-11 text-base placeholder:text-stone-500 hover:border-stone-400 [&::-webkit-search-cancel-button]:hidden"
      />
      {text === '' ? (
        <kbd
          aria-hidden
          className="pointer-events-none absolute end-3 top-2.5 hidden rounded border border-sand-300 px-1.5 font-sans text-xs text-stone-500 sm:block"
        >
          /
        </kbd>
      ) : (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
          className="absolute end-1.5 top-1.5 rounded-md p-1.5 text-stone-600 hover:bg-sand-100 hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}

/** Another page is on its way: a search that is asked for now would take its place. */
function useLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}

function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (at?.closest('input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]') != null)
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
