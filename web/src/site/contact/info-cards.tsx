import { Check, MapPin, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Week, weekTable } from '@manzil/core/office/hours-words';
import { formatDate } from '#i18n/format.ts';
import { useOffice } from '#lib/office.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { TitledSection } from '#ui/titled-section.tsx';

export function HoursCard() {
  const { t } = useTranslation('contact');
  const { week, holidays, ramadan } = useOffice().hours;
  const { language } = useLanguage();
  const span = ({ from, to }: { from: string; to: string }): string =>
    [...new Set([formatDate(from, language), formatDate(to, language)])].join(' - ');
  return (
    <TitledSection id="hours" title={t('hours.title')}>
      <WeekTable week={week} />
      {ramadan !== null && (
        <>
          <h3 className="mt-6 text-base font-semibold">{t('hours.ramadan')}</h3>
          <p className="text-sm text-stone-600">{span(ramadan)}</p>
          <WeekTable week={ramadan.week} />
        </>
      )}
      {holidays.length > 0 && (
        <>
          <h3 className="mt-6 text-base font-semibold">{t('hours.holidays')}</h3>
          <Rows rows={holidays.map((holiday) => [holiday.name[language], span(holiday)])} />
        </>
      )}
      <p className="mt-4 flex gap-3 rounded-lg bg-amber-50 p-4 text-sm text-stone-700">
        <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber-700" />
        {t('hours.emergency')}
      </p>
    </TitledSection>
  );
}

function WeekTable({ week }: { week: Week }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  return <Rows rows={weekTable(week, language).map(({ days, time }) => [days, time ?? t('hours.closed')])} />;
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-4 divide-y divide-sand-200 border-y border-sand-200">
      {rows.map(([name, value]) => (
        <div key={name + value} className="flex justify-between gap-4 py-2.5">
          <dt>{name}</dt>
          <dd className="text-end text-stone-600">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function LocationCard() {
  const { t } = useTranslation(['contact', 'common']);
  const { address, mapsHref } = useOffice();
  return (
    <TitledSection id="location" title={t('location.title')}>
      <address className="mt-3 text-stone-700 not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <Button asChild variant="secondary" className="mt-5">
        <a href={mapsHref} target="_blank" rel="noopener noreferrer">
          <MapPin aria-hidden className="size-4" />
          {t('common:directions')}
        </a>
      </Button>
    </TitledSection>
  );
}

const services = ['buying', 'selling', 'renting', 'valuation', 'management', 'investment'] as const;

export function ServicesCard() {
  const { t } = useTranslation('contact');
  return (
    <TitledSection id="services" title={t('services.title')}>
      <ul className="mt-4 space-y-2">
        {services.map((service) => (
          <li key={service} className="flex items-start gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm-700" />
            {t(`services.${service}`)}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
