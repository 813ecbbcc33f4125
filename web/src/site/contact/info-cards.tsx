import { Check, MapPin, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { companyAddress, mapsHref } from '#config/company.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { TitledSection } from '#ui/titled-section.tsx';

export function HoursCard() {
  const { t } = useTranslation('contact');
  const rows = [
    [t('hours.weekdays'), t('hours.weekdaysTime')],
    [t('hours.friday'), t('hours.closed')],
    [t('hours.saturday'), t('hours.closed')],
  ];
  return (
    <TitledSection id="hours" title={t('hours.title')}>
      <dl className="mt-4 divide-y divide-sand-200 border-y border-sand-200">
        {rows.map(([day, time]) => (
          <div key={day} className="flex justify-between gap-4 py-2.5">
            <dt>{day}</dt>
            <dd className="text-stone-600">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex gap-3 rounded-lg bg-amber-50 p-4 text-sm text-stone-700">
        <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber-700" />
        {t('hours.emergency')}
      </p>
    </TitledSection>
  );
}

export function LocationCard() {
  const { t } = useTranslation(['contact', 'common']);
  const { language } = useLanguage();
  return (
    <TitledSection id="location" title={t('location.title')}>
      <address className="mt-3 text-stone-700 not-italic">
        {companyAddress(language).map((line) => (
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
