import { GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved, useSortable } from '../use-sortable.ts';

interface Sorted {
  id: number;
}

interface SortableListProps<Item extends Sorted> {
  items: readonly Item[];
  /** Ends when `items` have the order or never will; left out, it is only shown. */
  onOrder?: ((ids: number[]) => Promise<unknown>) | undefined;
  label: string;
  placeOf: (item: Item, place: number) => string;
  handleLabel: (item: Item) => string;
  look: 'rows' | 'cards';
  /** Moves within this time are saved as one, ms. */
  pause?: number;
  children: (item: Item, place: number) => ReactNode;
}

const looks = {
  rows: {
    list: 'divide-y divide-sand-200 rounded-xl border border-sand-200 bg-white',
    item: 'gap-3 px-3 py-2.5',
    lying: '',
    dragged: 'relative bg-maroon-50 shadow-float',
  },
  cards: {
    list: 'space-y-2',
    item: 'gap-2 rounded-xl border bg-white p-2 pe-4',
    lying: 'border-sand-200',
    dragged: 'relative border-maroon-600 shadow-float',
  },
} as const;

/** By dragging a handle or its keys. Each move is announced; saved at rest. */
export function SortableList<Item extends Sorted>(props: SortableListProps<Item>) {
  const { items, onOrder, label, placeOf, handleLabel, look, pause = 400, children } = props;
  const { t } = useTranslation('admin');
  const [said, setSaid] = useState('');
  /** The ids as moved, until `items` have that order. */
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const unsaved = useRef(false);
  const saves = useRef<Promise<unknown>>(Promise.resolve());
  const shown = wanted === null ? items : items.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));

  const { list, dragged, handle } = useSortable<HTMLOListElement>({
    count: shown.length,
    onMove: (from, to) => {
      const item = shown[from];
      if (item === undefined) return;
      unsaved.current = true;
      setWanted(moved(shown, from, to).map(({ id }) => id));
      setSaid(placeOf(item, to));
    },
  });
  const save = useEffectEvent(() => {
    if (wanted === null || onOrder === undefined || !unsaved.current) return;
    unsaved.current = false;
    const order = [...wanted];
    // one after the other, or an early answer would undo a later move
    saves.current = saves.current
      .then(() => onOrder(order))
      .finally(() => setWanted((now) => (now === wanted ? null : now)));
  });
  const isDragging = dragged !== null;
  // a move counts also for who leaves at once
  useEffect(() => () => save(), []);
  useEffect(() => {
    if (wanted === null || isDragging) return undefined;
    const timer = setTimeout(() => save(), pause);
    return () => clearTimeout(timer);
  }, [wanted, isDragging, pause]);

  const { list: listClass, item: itemClass, lying, dragged: held } = looks[look];
  return (
    <>
      <ol ref={list} aria-label={label} className={listClass}>
        {shown.map((item, place) => (
          <li key={item.id} className={`flex items-center ${itemClass} ${dragged === place ? held : lying}`}>
            {onOrder !== undefined && items.length > 1 && (
              <button
                type="button"
                aria-label={handleLabel(item)}
                title={t('sort.hint')}
                {...handle(place)}
                className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-stone-500 hover:bg-sand-100 hover:text-ink active:cursor-grabbing"
              >
                <GripVertical aria-hidden className="size-5" />
              </button>
            )}
            {children(item, place)}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
