import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { Picture } from '#ui/picture.tsx';
import { usePlanAlt } from '../media/plan-alt.ts';
import { PlanRooms } from '../media/plan-rooms.tsx';

/** Each plan begins a sheet of its own, with its rooms. */
export function BrochurePlans({ property, title }: { property: PropertyDetail; title: string }) {
  const { t } = useTranslation('media');
  const altOf = usePlanAlt(property.imageTexts, title);
  return property.plans.map(({ url, rooms }) => (
    <section key={url} className="break-before-page break-inside-avoid">
      <h2 className="mb-3 text-base font-semibold">{t('plan')}</h2>
      <Picture
        url={url}
        alt={altOf(url)}
        sizes="800px"
        eager
        className="aspect-3/2 w-full rounded-xl border border-sand-200 object-contain!"
      />
      {rooms.length > 0 && (
        <div className="mt-4">
          <PlanRooms rooms={rooms} />
        </div>
      )}
    </section>
  ));
}
