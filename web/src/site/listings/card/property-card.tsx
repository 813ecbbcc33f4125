import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { wholeWords } from '#lib/whole-words.ts';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { descriptionOf, titleOf } from '../wording.ts';
import { CardFrame, CardPlace, CardTitle } from './card-parts.tsx';
import { Facts } from './facts.tsx';
import { Price } from './price.tsx';
import { ReferenceLine } from './reference-line.tsx';

interface PropertyCardProps {
  property: Property;
  /** Loads the picture at once, for cards above the fold. */
  eager?: boolean;
  inquiry: ReactNode;
}

/** Arabic has its own layout, with description and enquiry. */
export function PropertyCard(props: PropertyCardProps) {
  const { language } = useLanguage();
  return language === 'ar' ? <ArabicCard {...props} /> : <EnglishCard {...props} />;
}

function EnglishCard({ property, eager = false }: PropertyCardProps) {
  return (
    <CardFrame property={property} eager={eager}>
      <ReferenceLine property={property} />
      <div className="mt-2">
        <CardTitle property={property} />
        <CardPlace property={property} />
      </div>
      <div className="mt-4 mb-5">
        <Facts property={property} />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-3 border-t border-sand-200 pt-4">
        <Price property={property} className="text-xl" />
        <DetailsButton property={property} />
      </div>
    </CardFrame>
  );
}

function ArabicCard({ property, eager = false, inquiry }: PropertyCardProps) {
  const { language } = useLanguage();
  const description = descriptionOf(property, language);
  return (
    <CardFrame property={property} eager={eager}>
      <ReferenceLine property={property} />
      <Price property={property} className="mt-2 text-xl" />
      <div className="mt-2">
        <CardTitle property={property} />
        <CardPlace property={property} />
      </div>
      <div className="mt-3">
        <Facts property={property} />
      </div>
      {description !== null && (
        <p dir="auto" className="mt-3 line-clamp-4 text-sm text-stone-600">
          {wholeWords(description, 90)}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        {inquiry}
        <DetailsButton property={property} />
      </div>
    </CardFrame>
  );
}

function DetailsButton({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { language, link } = useLanguage();
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={link(`/properties/${String(property.id)}`)}>
        {t('card.details')}
        <span className="sr-only">: {titleOf(property, language)}</span>
        <ArrowForward />
      </Link>
    </Button>
  );
}
