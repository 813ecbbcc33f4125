import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { pictureSource } from '#ui/picture-source.ts';
import type { Property } from '../api/admin-properties.ts';
import { StatusBadge } from '../property-parts.tsx';
import { dealAndKind, placeWord, priceOf } from '../property-words.ts';
import { titleOf } from '#staff-lib/title-of.ts';

/** Its title leads to its place in the table. */
export function PropertyCard({ property }: { property: Property }) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const description =
    language === 'ar'
      ? (property.descriptionAr ?? property.description)
      : (property.description ?? property.descriptionAr);
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border border-sand-200 bg-white">
      <div className="relative">
        <CardPicture url={property.images[0]} />
        <div className="absolute start-3 top-3 flex gap-1.5">
          <StatusBadge status={property.status} />
          {property.isFeatured && <Badge tone="amber">{t('featured')}</Badge>}
        </div>
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <p className="text-xs text-stone-600">
          <bdi dir="ltr" className="whitespace-nowrap">
            {property.referenceId ?? `#${String(property.id)}`}
          </bdi>{' '}
          · {dealAndKind(property, t).join(' · ')}
        </p>
        <h2 dir="auto" className="text-base leading-snug">
          <Link
            to={`/admin/properties-table?dialog=view-${String(property.id)}`}
            className="hover:text-maroon-700 hover:underline"
          >
            {titleOf(property, language)}
          </Link>
        </h2>
        <p className="text-sm font-semibold">{priceOf(property, t, language)}</p>
        <p className="text-sm text-stone-600">{placeWord(property.city, language)}</p>
        <p dir="auto" className="mt-1 line-clamp-2 text-sm text-stone-600">
          {description ?? t('grid.noDescription')}
        </p>
      </div>
    </li>
  );
}

function CardPicture({ url }: { url: string | undefined }) {
  const { t } = useTranslation('adminProperties');
  const [broken, setBroken] = useState<string | null>(null);
  if (url === undefined || broken === url)
    return (
      <div className="flex aspect-3/2 w-full flex-col items-center justify-center gap-2 bg-sand-100 text-stone-600">
        <ImageOff aria-hidden className="size-7 stroke-[1.5]" />
        <span className="text-sm">{t('grid.noImage')}</span>
      </div>
    );
  const source = pictureSource(url);
  return (
    <img
      src={source.src.replace(/\/1280\.webp$/, '/640.webp')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className="aspect-3/2 w-full bg-sand-100 object-cover"
    />
  );
}
