import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { propertySummaryQuery } from './api/admin-properties.ts';

export function PropertyStats({ found }: { found: number | undefined }) {
  const { t } = useTranslation('adminProperties');
  const { number } = useFormats();
  const { data } = useQuery(propertySummaryQuery);
  const figure = (value: number | undefined) => (value === undefined ? '–' : number(value));
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard
          label={t('stats.total')}
          value={figure(data?.total)}
          {...(data === undefined || data.drafts === 0
            ? {}
            : { note: t('stats.drafts', { count: data.drafts, formatted: figure(data.drafts) }) })}
        />
        <StatCard label={t('stats.forSale')} value={figure(data?.forSale)} />
        <StatCard label={t('stats.forRent')} value={figure(data?.forRent)} />
        <StatCard label={t('stats.filtered')} value={figure(found)} />
      </dl>
      {data !== undefined && (
        <div className="flex flex-wrap gap-x-6 empty:hidden">
          {data.unsure > 0 && (
            <ToLookAt search="?unsure=yes">
              {t('unsure.link', { count: data.unsure, formatted: figure(data.unsure) })}
            </ToLookAt>
          )}
          {data.waiting > 0 && (
            <ToLookAt search="?enough=waiting">
              {t('waiting.link', { count: data.waiting, formatted: figure(data.waiting) })}
            </ToLookAt>
          )}
        </div>
      )}
    </>
  );
}

function ToLookAt({ search, children }: { search: string; children: ReactNode }) {
  return (
    <Link
      to={{ search }}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-maroon-700 underline underline-offset-4"
    >
      <CircleAlert aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
