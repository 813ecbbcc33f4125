import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { Price } from '../card/price.tsx';
import { titleOf } from '../wording.ts';
import { InstalmentBlock } from '../instalments/instalment-block.tsx';
import { LocationBlock } from '../location/location-block.tsx';
import { LicenceLine } from '#ui/licence-line.tsx';
import { BrochureLink } from '../brochure/brochure-link.tsx';
import { ContactButtons } from '../contact/contact-buttons.tsx';
import { MediaButtons } from '../media/media-buttons.tsx';
import { AgentCard } from './agent-card.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailGallery } from './detail-gallery.tsx';
import { DetailHeader } from './detail-header.tsx';
import { RentRate } from './rent-rate.tsx';
import { DetailDescription, DetailFeatures } from './detail-text.tsx';

interface PropertyViewProps {
  property: PropertyDetail;
  renderInquiry: (place: 'aside' | 'bar') => ReactNode;
}

export function PropertyView({ property, renderInquiry }: PropertyViewProps) {
  const { language } = useLanguage();
  const title = titleOf(property, language);
  return (
    <article>
      <div className="relative">
        <DetailGallery images={property.images} texts={property.imageTexts} title={title} />
        <MediaButtons property={property} title={title} />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-12 sm:mt-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-12">
          <DetailHeader property={property} />
          <DetailFacts property={property} />
          <DetailDescription property={property} />
          <DetailFeatures features={property.features} />
          <InstalmentBlock property={property} />
          <LocationBlock property={property} />
        </div>
        <aside>
          <div className="space-y-5 rounded-2xl border border-sand-200 bg-white p-6 shadow-card lg:sticky lg:top-24">
            <div className="hidden lg:block">
              <Price property={property} className="text-2xl" />
              <RentRate property={property} />
            </div>
            <DetailActions property={property} inquiry={renderInquiry('aside')} />
            <AgentCard property={property} />
            <LicenceLine className="text-xs text-stone-600" />
            <BrochureLink id={property.id} />
          </div>
        </aside>
      </div>
      <div
        data-bottom-bar
        className="sticky inset-x-0 bottom-0 z-20 -mx-[clamp(1.125rem,4vw,3rem)] mt-10 flex items-center gap-2 border-t border-sand-200 bg-paper/95 px-[clamp(1.125rem,4vw,3rem)] py-3 backdrop-blur-md lg:hidden"
      >
        <div className="me-auto hidden pe-2 sm:block">
          <Price property={property} className="text-lg" />
        </div>
        <ContactButtons property={property} place="bar" />
        {renderInquiry('bar')}
      </div>
    </article>
  );
}
