import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { pictureSource } from '#ui/picture-source.ts';
import type { Property } from './api/featured.ts';

export function PropertyLine({ property }: { property: Property }) {
  const { t } = useTranslation('adminFeatured');
  const { titleOf } = useFormats();
  const [broken, setBroken] = useState(false);
  const [url] = property.images;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <img
        src={
          url === undefined || broken
            ? '/images/no-picture.svg'
            : pictureSource(url).src.replace(/\/1280\.webp$/, '/320.webp')
        }
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
        className="h-11 w-15 shrink-0 rounded-md bg-sand-100 object-cover"
      />
      <div className="min-w-0">
        <p dir="auto" className="line-clamp-2 text-sm font-semibold text-ink rtl:text-right ltr:text-left">
          {titleOf(property)}
        </p>
        <p className="text-xs text-stone-600">
          <bdi dir="ltr" className="whitespace-nowrap">
            {property.referenceId ?? `#${String(property.id)}`}
          </bdi>
          {!property.isActive && ` · ${t('inactive')}`}
        </p>
      </div>
    </div>
  );
}
