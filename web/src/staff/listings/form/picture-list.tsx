import { GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { moved, useSortable } from '#staff-ui/use-sortable.ts';
import { Thumbnail } from '../property-parts.tsx';
import type { PictureValue } from './form-values.ts';

interface PictureListProps {
  pictures: readonly PictureValue[];
  onChange: (pictures: PictureValue[]) => void;
}

const line =
  'h-9 w-full min-w-0 rounded-md border border-sand-300 bg-white px-2.5 text-sm placeholder:text-stone-500 hover:border-stone-400';

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
              className={`flex gap-3 rounded-lg border bg-white p-2 ${dragged === index ? 'border-maroon-600 shadow-float' : 'border-sand-200'}`}
            >
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
                {index === 0 && (
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
                  className={line}
                />
                <input
                  lang="ar"
                  dir="rtl"
                  maxLength={200}
                  value={picture.ar}
                  aria-label={t('pictures.altAr', { name })}
                  placeholder={t('pictures.altArHint')}
                  onChange={(event) => change(index, { ar: event.target.value })}
                  className={line}
                />
              </div>
              <button
                type="button"
                aria-label={t('pictures.remove', { name })}
                onClick={() => onChange(pictures.filter((_, n) => n !== index))}
                className="self-start rounded-md p-1.5 text-stone-600 hover:bg-sand-100 hover:text-danger-700"
              >
                <Trash2 aria-hidden className="size-4.5" />
              </button>
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
