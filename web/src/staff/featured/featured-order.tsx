import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { RowAction } from '#staff-ui/list/row-action.tsx';
import { SortableList } from '#staff-ui/list/sortable-list.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { featuredQuery, type Property, useFeaturedWrites } from './api/featured.ts';
import { PropertyLine } from './property-line.tsx';

interface FeaturedOrderProps {
  canWrite: boolean;
  onUnfeature: (property: Property) => void;
}

export function FeaturedOrder({ canWrite, onUnfeature }: FeaturedOrderProps) {
  const { t } = useTranslation('adminFeatured');
  const { number, titleOf } = useFormats();
  const tell = useTell();
  const { order } = useFeaturedWrites();
  const save = (ids: number[]) => tell(order.mutateAsync(ids), { failed: t('toast.orderFailed') });
  return (
    <Loaded result={useQuery(featuredQuery)} skeleton="h-40">
      {({ properties }) =>
        properties.length === 0 ? (
          <p className="rounded-xl border border-dashed border-sand-300 bg-white px-5 py-8 text-stone-600">
            {t('auto.now')}
          </p>
        ) : (
          <>
            {canWrite && <p className="mb-3 text-sm text-stone-600">{t('orderHint')}</p>}
            <SortableList
              look="rows"
              label={t('order')}
              items={properties}
              onOrder={canWrite ? save : undefined}
              handleLabel={(property) => t('move', { name: titleOf(property) })}
              placeOf={(_, place) => t('movedTo', { place: number(place + 1), total: number(properties.length) })}
            >
              {(property, place) => (
                <>
                  <span aria-hidden className="w-7 shrink-0 text-center text-sm font-semibold text-stone-600">
                    {number(place + 1)}
                  </span>
                  <PropertyLine property={property} />
                  {canWrite && (
                    <RowAction
                      label={t('remove', { name: titleOf(property) })}
                      icon={X}
                      className="ms-auto shrink-0"
                      onClick={() => onUnfeature(property)}
                    />
                  )}
                </>
              )}
            </SortableList>
          </>
        )
      }
    </Loaded>
  );
}
