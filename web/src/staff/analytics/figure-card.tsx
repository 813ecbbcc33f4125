import { lazy, Suspense, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Bar } from './bar-chart.tsx';

const BarChart = lazy(() => import('./bar-chart.tsx'));

interface FigureCardProps {
  title: string;
  /** Head of the first column. */
  of: string;
  bars: readonly Bar[];
  /** From the side, for long names. */
  lying?: boolean;
  className?: string;
}

/** A chart, with its figures as a table for screen readers. */
export function FigureCard({ title, of, bars, lying = false, className = '' }: FigureCardProps) {
  const { t } = useTranslation('adminAnalytics');
  const { language } = useLanguage();
  const id = useId();
  // drawn anew for new figures only
  const key = JSON.stringify(bars);
  const drawn = useMemo(() => JSON.parse(key) as Bar[], [key]);
  const none = bars.every(({ value }) => value === 0);
  return (
    <section aria-labelledby={id} className={`rounded-xl border border-sand-200 bg-white p-5 ${className}`}>
      <h2 id={id} className="text-base">
        {title}
      </h2>
      {none ? (
        <p className="mt-4 text-sm text-stone-600">{t('none')}</p>
      ) : (
        <>
          <div
            className="mt-4"
            style={{ height: lying ? `${String(Math.max(5, bars.length * 2.25 + 1.5))}rem` : '14rem' }}
          >
            <Suspense fallback={<Skeleton className="size-full" />}>
              <BarChart bars={drawn} lying={lying} />
            </Suspense>
          </div>
          <details className="mt-3 text-sm">
            <summary id={`${id}-table`} className="inline-block min-h-6 cursor-pointer font-medium text-maroon-700">
              {t('asTable')}
            </summary>
            <div
              className="mt-2 max-h-64 overflow-y-auto"
              tabIndex={0}
              role="region"
              aria-labelledby={`${id} ${id}-table`}
            >
              <PlainTable
                look="part"
                label={title}
                rows={bars}
                // two listings may share a name
                keyOf={({ name }, place) => `${String(place)} ${name}`}
                columns={barColumns({ of, leads: t('leads'), language })}
              />
            </div>
          </details>
        </>
      )}
    </section>
  );
}

function barColumns({ of, leads, language }: { of: string; leads: string; language: Language }): PlainColumn<Bar>[] {
  return [
    { id: 'name', label: of, names: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'value',
      label: leads,
      align: 'text-end',
      className: 'tabular-nums',
      cell: ({ value }) => formatNumber(value, language),
    },
  ];
}
