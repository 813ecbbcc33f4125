import { useQuery } from '@tanstack/react-query';
import { GripVertical, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-state.ts';
import { moved, useSortable } from '#staff-ui/use-sortable.ts';
import { featuredQuery, type Property, useFeaturedWrites } from './api/featured.ts';
import { nameOf } from './property-name.ts';
import { PropertyLine } from './property-line.tsx';

interface FeaturedOrderProps {
  canWrite: boolean;
  onUnfeature: (property: Property) => void;
}

/** Moves within this time are saved as one (ms). */
const pauseMs = 400;

/** The featured listings in the order of the home page. */
export function FeaturedOrder({ canWrite, onUnfeature }: FeaturedOrderProps) {
  const { t } = useTranslation(['adminFeatured', 'admin']);
  const { data, error, refetch } = useQuery(featuredQuery);
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <LoadFailure
        title={t('admin:failed.title')}
        text={t('admin:failed.text')}
        retryLabel={t('admin:failed.retry')}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (data.properties.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-sand-300 bg-white px-5 py-8 text-stone-600">
        {t('auto.now')}
      </p>
    );
  return (
    <Order
      key={data.properties.map(({ id }) => id).join()}
      stored={data.properties}
      canWrite={canWrite}
      onUnfeature={onUnfeature}
    />
  );
}

function Order({ stored, canWrite, onUnfeature }: FeaturedOrderProps & { stored: Property[] }) {
  const { t } = useTranslation('adminFeatured');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const { order } = useFeaturedWrites();
  const [properties, setProperties] = useState(stored);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const number = (value: number): string => formatNumber(value, language);

  const { list, dragged, handle } = useSortable<HTMLOListElement>({
    count: properties.length,
    onMove: (from, to) => {
      const next = moved(properties, from, to);
      setProperties(next);
      setSaid(t('movedTo', { place: number(to + 1), total: number(next.length) }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        order.mutate(
          next.map(({ id }) => id),
          {
            onError: (error) => {
              setProperties(stored);
              toast({ title: t('toast.orderFailed'), description: problem.sentence(error), variant: 'destructive' });
            },
          },
        );
      }, pauseMs);
    },
  });
  return (
    <div>
      {canWrite && <p className="mb-3 text-sm text-stone-600">{t('orderHint')}</p>}
      <ol ref={list} className="divide-y divide-sand-200 rounded-xl border border-sand-200 bg-white">
        {properties.map((property, index) => (
          <li
            key={property.id}
            className={`flex items-center gap-3 px-3 py-2.5 ${dragged === index ? 'relative bg-maroon-50 shadow-float' : ''}`}
          >
            {canWrite && (
              <button
                type="button"
                aria-label={t('move', { name: nameOf(property, language) })}
                {...handle(index)}
                className="flex h-10 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-stone-500 hover:bg-sand-100 active:cursor-grabbing"
              >
                <GripVertical aria-hidden className="size-5" />
              </button>
            )}
            <span aria-hidden className="w-7 shrink-0 text-center text-sm font-semibold text-stone-600">
              {number(index + 1)}
            </span>
            <PropertyLine property={property} />
            {canWrite && (
              <button
                type="button"
                aria-label={t('remove', { name: nameOf(property, language) })}
                onClick={() => {
                  onUnfeature(property);
                }}
                className="ms-auto shrink-0 rounded-md p-2 text-stone-600 hover:bg-sand-100 hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
