import { Archive, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { SortableList } from '#staff-ui/list/sortable-list.tsx';
import { Button } from '#ui/button.tsx';
import type { Named } from './plan-values.ts';

interface NamedRowsProps<Item extends Named> {
  label: string;
  items: readonly Item[];
  disabled: boolean;
  onOrder: (ids: readonly number[]) => void;
  onRename: (item: Item) => void;
  /** Left out, all of them stay. */
  onRetire: ((item: Item) => void) | undefined;
  children?: (item: Item) => ReactNode;
}

/** In their order, with both names. */
export function NamedRows<Item extends Named>(props: NamedRowsProps<Item>) {
  const { label, items, disabled, onOrder, onRename, onRetire, children } = props;
  const { t } = useTranslation(['adminStages', 'admin']);
  const { language } = useLanguage();
  const { number } = useFormats();
  const nameOf = ({ name, nameAr }: Named): string => (language === 'ar' ? nameAr : name);
  return (
    <SortableList
      look="rows"
      pause={0}
      label={label}
      items={items}
      onOrder={disabled ? undefined : (ids) => Promise.resolve(onOrder(ids))}
      handleLabel={(item) => t('admin:sort.handle', { name: nameOf(item) })}
      placeOf={(item, place) =>
        t('place', { name: nameOf(item), place: number(place + 1), total: number(items.length) })
      }
    >
      {(item) => (
        <div className="flex min-w-0 grow items-center gap-2">
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5">
            <div className="min-w-0 grow basis-36">
              <p className="font-semibold wrap-anywhere text-ink">
                <bdi>{nameOf(item)}</bdi>
              </p>
              <p className="text-sm wrap-anywhere text-stone-600">
                <bdi lang={language === 'ar' ? 'en' : 'ar'}>{language === 'ar' ? item.name : item.nameAr}</bdi>
              </p>
            </div>
            {children?.(item)}
          </div>
          <div className="flex shrink-0 gap-1">
            <Button
              size="sm"
              variant="quiet"
              className="px-2.5!"
              disabled={disabled}
              title={t('rename')}
              aria-label={t('renameOne', { name: nameOf(item) })}
              onClick={() => onRename(item)}
            >
              <Pencil aria-hidden className="size-4" />
            </Button>
            {onRetire !== undefined && (
              <Button
                size="sm"
                variant="quiet"
                className="px-2.5!"
                disabled={disabled}
                title={t('retire.action')}
                aria-label={t('retire.one', { name: nameOf(item) })}
                onClick={() => onRetire(item)}
              >
                <Archive aria-hidden className="size-4" />
              </Button>
            )}
          </div>
        </div>
      )}
    </SortableList>
  );
}

interface RetiredRowsProps<Item extends Named> {
  items: readonly Item[];
  disabled: boolean;
  onKeep: (item: Item) => void;
  /** What becomes of its leads. */
  noteOf?: (item: Item) => string | null;
}

/** What goes with the next save, and can still be kept. */
export function RetiredRows<Item extends Named>({ items, disabled, onKeep, noteOf }: RetiredRowsProps<Item>) {
  const { t } = useTranslation('adminStages');
  const { language } = useLanguage();
  if (items.length === 0) return null;
  return (
    <div className="mt-5 rounded-lg bg-sand-50 p-4">
      <h3 className="text-sm font-semibold text-stone-700">{t('retire.waiting')}</h3>
      <ul className="mt-2 space-y-2">
        {items.map((item) => {
          const name = language === 'ar' ? item.nameAr : item.name;
          const note = noteOf?.(item) ?? null;
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              {note !== null && <span className="text-stone-600">{note}</span>}
              <Button
                ref={takeFocus}
                size="sm"
                variant="secondary"
                className="ms-auto"
                disabled={disabled}
                aria-label={t('retire.keepOne', { name })}
                onClick={() => onKeep(item)}
              >
                {t('retire.keep')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The button that retired it is gone, and this one takes it back. */
const takeFocus = (button: HTMLElement | null): void => button?.focus();
