import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffice } from '#lib/office.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { Picture } from '#ui/picture.tsx';
import { KindBadges } from '../card/kind-badges.tsx';
import { Price } from '../card/price.tsx';
import { usePictureAlt } from '../detail/picture-alt.ts';
import { OfferBadge } from '../detail/offer-badge.tsx';
import { RentRate } from '../detail/rent-rate.tsx';
import { featureName } from '../feature-names.ts';
import { LocationMap } from '../location/location-map.tsx';
import { whereIs } from '../location/where.ts';
import { descriptionOf, locationOf, titleOf } from '../wording.ts';
import { BrochureContact } from './brochure-contact.tsx';
import { BrochurePlans } from './brochure-plans.tsx';
import { BrochureFacts } from './brochure-facts.tsx';

const mostPictures = 7;

interface BrochureProps {
  property: PropertyDetail;
  /** Of the listing's page, whole. */
  address: string;
  /** When the figures were read. */
  asOf: string;
}

/** For paper of A4: a part stays whole on one sheet, and nothing waits to be scrolled to. */
export function Brochure({ property, address, asOf }: BrochureProps) {
  const { t } = useTranslation('brochure');
  const { t: listing } = useTranslation('listing');
  const { language } = useLanguage();
  const { legalName } = useOffice();
  const title = titleOf(property, language);
  const altOf = usePictureAlt(property.imageTexts, title);
  const description = descriptionOf(property, language);
  const where = whereIs(property);
  const place = locationOf(property, language, listing('card.country'));
  const [cover, ...others] = property.images.slice(0, mostPictures);
  return (
    <article className="printed-alone mx-auto max-w-[210mm] space-y-7 bg-white p-[clamp(1.25rem,5vw,14mm)] text-sm shadow-card print:max-w-none print:space-y-6 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <p className="text-lg font-semibold text-maroon-700">{legalName}</p>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <OfferBadge property={property} />
            <KindBadges property={property} />
          </div>
          <h1 className="mt-2 text-2xl text-balance" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-stone-600">{place}</p>
        </div>
        <div className="shrink-0 sm:text-end">
          <Price property={property} className="text-xl" />
          <RentRate property={property} />
        </div>
      </header>
      {cover !== undefined && (
        // around it: a picture has no box of its own that could keep a distance
        <div className="break-inside-avoid">
          <Picture url={cover} alt={altOf(cover, 0)} sizes="800px" eager className="aspect-video w-full rounded-xl" />
        </div>
      )}
      {others.length > 0 && (
        <ul className="grid grid-cols-3 gap-3">
          {others.map((url, at) => (
            <li key={url} className="break-inside-avoid">
              <Picture
                url={url}
                alt={altOf(url, at + 1)}
                sizes="270px"
                eager
                className="aspect-3/2 w-full rounded-lg border border-sand-200"
              />
            </li>
          ))}
        </ul>
      )}
      <BrochureFacts property={property} />
      {description !== null && (
        <Part title={listing('detail.description')}>
          <p dir="auto" className="whitespace-pre-line text-stone-700">
            {description}
          </p>
        </Part>
      )}
      {property.features.length > 0 && (
        <Part title={listing('detail.features')} whole>
          <ul className="grid list-inside list-disc gap-x-6 gap-y-1 marker:text-palm-700 sm:grid-cols-2">
            {property.features.map((feature) => (
              <li key={feature} className="break-inside-avoid">
                <bdi>{featureName(feature, language)}</bdi>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {where !== null && (
        <Part title={listing('detail.location')} whole>
          <LocationMap where={where} label={listing('detail.mapLabel', { title, place })} />
          <p className="mt-2 text-xs text-stone-600">
            {where.exact ? listing('detail.mapNote') : listing('detail.approximate')}
          </p>
        </Part>
      )}
      <BrochureContact property={property} address={address} />
      <p className="border-t border-sand-300 pt-3 text-xs text-stone-600">
        {t('asOf', { date: formatDate(asOf, language) })}
      </p>
      <BrochurePlans property={property} title={title} />
    </article>
  );
}

/** @param whole stays on one sheet */
function Part({ title, whole = false, children }: { title: string; whole?: boolean; children: ReactNode }) {
  return (
    <section className={whole ? 'break-inside-avoid' : ''}>
      <h2 className="mb-3 break-after-avoid text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
