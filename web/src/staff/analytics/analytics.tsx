import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Field, Select } from '#ui/field.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { analyticsQuery, type LeadAnalytics } from './api/analytics.ts';
import { dayLabel } from './day-label.ts';
import { FigureCard } from './figure-card.tsx';
import { RefusedCard } from './refused-card.tsx';

const times = [7, 30, 90, 365] as const;
const usual = 30;

export function Analytics() {
  const { t } = useTranslation('adminAnalytics');
  const { counted } = useFormats();
  const mayReport = useMay('reports.read');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const days = times.find((one) => String(one) === params.get('days')) ?? usual;
  return (
    <div className="space-y-6">
      <title>{t('title')}</title>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="text-sm text-stone-600">{t('subtitle')}</p>
          <p className="text-sm text-stone-600">
            {t('counted')}{' '}
            {mayReport && (
              <Link to="/admin/reports" className="font-medium text-maroon-700 underline">
                {t('reports')}
              </Link>
            )}
          </p>
        </div>
        <Field label={t('time')} hideLabel className="w-48">
          <Select
            value={days}
            onChange={(event) => void navigate(`?days=${event.target.value}`, { preventScrollReset: true })}
          >
            {times.map((one) => (
              <option key={one} value={one}>
                {t('lastDays', counted(one))}
              </option>
            ))}
          </Select>
        </Field>
      </header>
      <Loaded result={useQuery(analyticsQuery(days))} skeleton="h-96">
        {(data) => <Figures data={data} />}
      </Loaded>
    </div>
  );
}

function Figures({ data }: { data: LeadAnalytics }) {
  const { t } = useTranslation(['adminAnalytics', 'adminLeads']);
  const { language } = useLanguage();
  const { date, number, titleOf } = useFormats();
  const { response, sync, total, conversion } = data;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatCard label={t('total')} value={number(total)} />
        <StatCard
          label={t('response')}
          value={response.medianMinutes === null ? '–' : <Minutes minutes={response.medianMinutes} />}
          note={t('responseNote', { touched: number(response.touched), waiting: number(response.waiting) })}
        />
        <StatCard
          label={t('conversion')}
          value={
            conversion.enquiries === 0
              ? '–'
              : t('percent', { value: number((conversion.won / conversion.enquiries) * 100) })
          }
          note={t('conversionNote', { converted: number(conversion.won), total: number(conversion.enquiries) })}
        />
        <StatCard
          label={t('sync')}
          value={t('syncValue', { delivered: number(sync.delivered) })}
          note={t('syncNote', { waiting: number(sync.waiting), failed: number(sync.failed) })}
        />
      </dl>
      <div className="grid gap-4 lg:grid-cols-2">
        <FigureCard
          className="lg:col-span-2"
          title={t('byDay')}
          of={t('day')}
          bars={data.byDay.map(({ day, count }) => ({
            name: date(`${day}T09:00:00Z`),
            short: dayLabel(day, language),
            value: count,
          }))}
        />
        <FigureCard
          lying
          title={t('bySource')}
          of={t('source')}
          bars={data.bySource.map(({ source, count }) => ({ name: t(`adminLeads:source.${source}`), value: count }))}
        />
        <FigureCard
          lying
          title={t('byStatus')}
          of={t('status')}
          bars={data.byStatus.map(({ status, count }) => ({ name: t(`adminLeads:status.${status}`), value: count }))}
        />
        <FigureCard
          lying
          title={t('byLanguage')}
          of={t('language')}
          bars={data.byLanguage.map((row) => ({ name: t(`languages.${row.language}`), value: row.count }))}
        />
        <FigureCard
          lying
          title={t('byListing')}
          of={t('listing')}
          bars={data.byListing.map(({ referenceId, count, ...listing }) => ({
            name: `${titleOf(listing)}${referenceId === null ? '' : ` (${referenceId})`}`,
            value: count,
          }))}
        />
        <RefusedCard />
      </div>
    </>
  );
}

function Minutes({ minutes }: { minutes: number }) {
  const { t } = useTranslation('adminLeads');
  const { number } = useFormats();
  if (minutes < 60) return t('clock.minutes', { minutes: number(minutes) });
  return t('clock.hours', { hours: number(Math.floor(minutes / 60)), minutes: number(minutes % 60) });
}
