import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { CardContact } from '../contact/card-contact.tsx';
import { Heart } from '../saved/heart.tsx';
import { locationOf, titleOf, unparted } from '../wording.ts';
import { CardGallery } from './card-gallery.tsx';
import { KindBadges } from './kind-badges.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What both layouts share. Every status but 'available' says the deal as well. */
export function CardFrame({ property, eager, children }: { property: Property; eager: boolean; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-xl bg-white shadow-card transition-shadow duration-300 hover:shadow-float">
      <CardGallery images={property.images} title={titleOf(property, language)} eager={eager}>
        <StatusBadge status={property.status} />
        {property.status === 'available' && <StatusBadge status={property.deal === 'rent' ? 'for_rent' : 'for_sale'} />}
        <KindBadges property={property} />
      </CardGallery>
      <Heart property={property} />
      <div className="flex grow flex-col p-5 pb-3">
        {children}
        <CardContact property={property} />
      </div>
    </article>
  );
}

export function CardTitle({ property }: { property: Property }) {
  const { language, link } = useLanguage();
  return (
    <h3 className="text-lg leading-snug tracking-[-0.012em]">
      {/* the ring of the focus goes round the block: the clamp inside would cut it */}
      <Link to={link(`/properties/${String(property.id)}`)} className="block hover:text-maroon-700" dir="auto">
        <span className="-mb-1 line-clamp-3 pb-1">{unparted(titleOf(property, language))}</span>
      </Link>
    </h3>
  );
}

export function CardPlace({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm text-stone-600">
      <MapPin aria-hidden className="mt-1 size-3.5 shrink-0 text-stone-500" />
      <span className="line-clamp-3">{locationOf(property, language, t('card.country'))}</span>
    </p>
  );
}
