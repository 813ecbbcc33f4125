import { GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { moved, useSortable } from '#staff-ui/use-sortable.ts';
import { Thumbnail } from '../property-parts.tsx';
import type { PictureValue } from './form-values.ts';
import { pictureLine } from './picture-line.ts';
import { RoomList } from './room-list.tsx';

interface PictureListProps {
  pictures: readonly PictureValue[];
  onChange: (pictures: PictureValue[]) => void;
}

export function PictureList({ pictures, onChange }: PictureListProps) {
  const { t } = useTranslation('adminProperties');
  const { number } = useFormats();
  const [said, setSaid] = useState('');
  const { list, dragged, handle } = useSortable<HTMLOListElement>({
    count: pictures.length,
    onMove: (from, to) => {
      onChange(moved(pictures, from, to));
      setSaid(t('pictures.movedTo', { place: number(to + 1), total: number(pictures.length) }));
    },
  });
  const cover = pictures.findIndex(({ rooms }) => rooms === null);
  const change = (index: number, part: Partial<PictureValue>): void =>
    onChange(pictures.map((picture, n) => (n === index ? { ...picture, ...part } : picture)));
  if (pictures.length === 0) return <p className="text-sm text-stone-600">{t('pictures.none')}</p>;
  return (
    <>
      <p className="text-xs text-stone-600">{t('pictures.orderHint')}</p>
      <ol ref={list} className="grid gap-3 sm:grid-cols-2">
        {pictures.map((picture, index) => {
          const name = t('pictures.number', { number: number(index + 1) });
          return (
            <li
              key={picture.url}
              className={`space-y-3 rounded-lg border bg-white p-2 ${picture.rooms === null ? '' : 'sm:col-span-2'} ${dragged === index ? 'border-maroon-600 shadow-float' : 'border-sand-200'}`}
            >
              <div className="flex gap-3">
                <button
                  type="button"
                  aria-label={t('pictures.move', { name })}
                  {...handle(index)}
                  className="flex w-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-stone-500 hover:bg-sand-100 active:cursor-grabbing"
                >
                  <GripVertical aria-hidden className="size-5" />
                </button>
                <div className="relative shrink-0">
                  <Thumbnail url={picture.url} className="h-20 w-24 rounded-md" />
                  {index === cover && (
                    <span className="absolute start-1 bottom-1 rounded bg-ink/80 px-1.5 text-xs text-white">
                      {t('pictures.first')}
                    </span>
                  )}
                </div>
                <div className="flex min-w-0 grow flex-col justify-center gap-1.5">
                  <input
                    lang="en"
                    dir="ltr"
                    maxLength={200}
                    value={picture.en}
                    aria-label={t('pictures.altEn', { name })}
                    placeholder={t('pictures.altEnHint')}
                    onChange={(event) => change(index, { en: event.target.value })}
                    className={pictureLine}
                  />
                  <input
                    lang="ar"
                    dir="rtl"
                    maxLength={200}
                    value={picture.ar}
                    aria-label={t('pictures.altAr', { name })}
                    placeholder={t('pictures.altArHint')}
                    onChange={(event) => change(index, { ar: event.target.value })}
                    className={pictureLine}
                  />
                  <label className="inline-flex min-h-7 items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      checked={picture.rooms !== null}
                      aria-label={t('pictures.isPlan', { name })}
                      onChange={(event) => change(index, { rooms: event.target.checked ? [] : null })}
                      className="size-4 accent-maroon-700"
                    />
                    {t('pictures.plan')}
                  </label>
                </div>
                <button
                  type="button"
                  aria-label={t('pictures.remove', { name })}
                  onClick={() => onChange(pictures.filter((_, n) => n !== index))}
                  className="self-start rounded-md p-1.5 text-stone-600 hover:bg-sand-100 hover:text-danger-700"
                >
                  <Trash2 aria-hidden className="size-4.5" />
                </button>
              </div>
              {picture.rooms !== null && (
                <RoomList name={name} rooms={picture.rooms} onChange={(rooms) => change(index, { rooms })} />
              )}
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
