import { facts } from '@manzil/core/listings/facts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { RecordWindow } from '#staff-ui/record-window.tsx';
import { type AdminProperty, adminPropertyQuery, propertySummaryQuery } from './api/admin-properties.ts';
import { MissingList } from './completeness/missing-list.tsx';
import { WaitingNotice } from './completeness/waiting-notice.tsx';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import { UnsureNotice } from './unsure-notice.tsx';
import { MandateSection } from './owners/mandate-section.tsx';
import { PressFigures } from './press-figures.tsx';
import { PropertyHistory } from './property-history.tsx';
import { StatusBadge, Thumbnail } from './property-parts.tsx';
import { dealAndKind, detailsOf, locationOf, placeWord, priceOf } from './property-words.ts';
import { titleOf } from '#staff-lib/title-of.ts';

interface PropertyViewProps {
  id: number;
  canWrite: boolean;
  onClose: () => void;
  onEdit: () => void;
}

export function PropertyViewDialog({ id, canWrite, onClose, onEdit }: PropertyViewProps) {
  const { t } = useTranslation('adminProperties');
  const { language, link } = useLanguage();
  const record = useQuery(adminPropertyQuery(id));
  const property = record.data?.property;
  return (
    <RecordWindow
      record={record}
      wide
      skeleton="h-96"
      onClose={onClose}
      title={property === undefined ? t('view.title') : titleOf(property, language)}
      footer={
        property && (
          <>
            {property.isActive && (
              <Button asChild variant="quiet">
                <a href={link(`/properties/${String(id)}`)} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden className="flip-rtl size-4" />
                  {t('view.onSite')}
                </a>
              </Button>
            )}
            {canWrite && (
              <Button onClick={onEdit}>
                <Pencil aria-hidden className="size-4" />
                {t('view.edit')}
              </Button>
            )}
          </>
        )
      }
    >
      {(found) => <View found={found} canWrite={canWrite} onEdit={onEdit} />}
    </RecordWindow>
  );
}

interface ViewProps {
  found: AdminProperty;
  canWrite: boolean;
  onEdit: () => void;
}

function View({ found: { property, agentName, presses, completeness }, canWrite, onEdit }: ViewProps) {
  const { t } = useTranslation('adminProperties');
  const { nameOf, factOf } = useFieldWords();
  const { language } = useLanguage();
  const { data: summary } = useQuery(propertySummaryQuery);
  const description =
    language === 'ar'
      ? (property.descriptionAr ?? property.description)
      : (property.description ?? property.descriptionAr);
  return (
    <div className="space-y-6">
      <UnsureNotice property={property} canWrite={canWrite} />
      {completeness.waits && (
        <WaitingNotice id={property.id} canWrite={canWrite} needsMandate={completeness.needsMandate} />
      )}
      <MissingList
        score={completeness.score}
        missing={completeness.missing}
        minimum={summary?.minimum ?? null}
        onPart={canWrite ? onEdit : undefined}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Thumbnail url={property.images[0]} className="aspect-4/3 w-full rounded-xl" />
        <dl className="grid content-start gap-x-5 gap-y-3 min-[24rem]:grid-cols-2">
          <Fact name={t('fields.price')} wide>
            <span className="text-xl font-semibold">{priceOf(property, t, language)}</span>
          </Fact>
          <Fact name={t('fields.referenceId')}>
            <bdi dir="ltr" className="whitespace-nowrap">
              {property.referenceId ?? '–'}
            </bdi>
          </Fact>
          <Fact name={t('columns.type')}>{dealAndKind(property, t).join(' · ')}</Fact>
          <Fact name={t('fields.status')}>
            <StatusBadge status={property.status} />
          </Fact>
          <Fact name={t('columns.location')}>{locationOf(property, language)}</Fact>
          <Fact name={t('fields.address')}>
            <span dir="auto">{placeWord(property.address, language)}</span>
          </Fact>
          <Fact name={t('columns.details')}>{detailsOf(property, t, language).join(' · ') || '–'}</Fact>
          {facts.map((fact) => {
            const { field } = fact;
            const text = factOf(fact, property[field]);
            return text === null ? null : (
              <Fact key={field} name={nameOf(field)}>
                {text}
              </Fact>
            );
          })}
          <Fact name={t('fields.agent')}>{agentName ?? '–'}</Fact>
          <Fact name={t('view.presses.title')} wide>
            <PressFigures presses={presses} />
          </Fact>
          <Fact name={t('fields.source')}>
            {t(property.source === 'crm' ? 'source.crm' : 'source.manual')}
            {!property.isActive && (
              <span className="ms-2">
                <Badge tone="amber">{t('draft')}</Badge>
              </span>
            )}
          </Fact>
        </dl>
      </div>
      <MandateSection propertyId={property.id} />
      <Part title={t('fields.description')}>
        <p dir="auto" className="whitespace-pre-line text-stone-700">
          {description ?? t('view.noDescription')}
        </p>
      </Part>
      <Part title={t('fields.features')}>
        {property.features.length === 0 ? (
          <p className="text-stone-600">{t('view.noFeatures')}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {property.features.map((feature) => (
              <li key={feature} dir="auto" className="rounded-full bg-sand-100 px-3 py-1 text-sm">
                {feature}
              </li>
            ))}
          </ul>
        )}
      </Part>
      {canWrite && <PropertyHistory id={property.id} />}
    </div>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-xs text-stone-600">{name}</dt>
      <dd className="mt-0.5 text-sm text-ink">{children}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  );
}
