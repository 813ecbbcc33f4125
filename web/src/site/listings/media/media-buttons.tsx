import type { PropertyDetail } from '#lib/listings/types.ts';
import { FrameOpener } from './frame-opener.tsx';
import { PlanOpener } from './plan-opener.tsx';

/** What there is besides photographs; beside the gallery, whose keys and swipes are its own. */
export function MediaButtons({ property, title }: { property: PropertyDetail; title: string }) {
  return (
    <div className="absolute start-0 top-4 z-2 flex flex-wrap gap-2 sm:start-4">
      <PlanOpener property={property} title={title} />
      <FrameOpener kind="video" address={property.videoUrl} title={title} />
      <FrameOpener kind="tour" address={property.tourUrl} title={title} />
    </div>
  );
}
