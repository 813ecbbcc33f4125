import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#features/properties/wording.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Loaded when the first enquiry is opened: most visitors look first. */
const LeadForm = lazy(async () => ({ default: (await import('#features/leads/lead-form.tsx')).LeadForm }));

interface InquiryDialogProps {
  property: Pick<Property, 'id' | 'title' | 'titleAr' | 'referenceId'>;
  trigger: ReactNode;
}

/** The enquiry about one listing, in a window over the page. It closes when it was sent. */
export function InquiryDialog({ property, trigger }: InquiryDialogProps) {
  const { t } = useTranslation(['listing', 'leadForm']);
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const title = titleOf(property, language);
  return (
    <Dialog title={t('detail.inquireTitle')} description={title} trigger={trigger} open={open} onOpenChange={setOpen}>
      <Suspense fallback={<FormSkeleton />}>
        <LeadForm
          source="property_inquiry"
          propertyId={property.id}
          message={t('leadForm:propertyMessage', { title, reference: property.referenceId ?? String(property.id) })}
          onSent={() => {
            setOpen(false);
          }}
        />
      </Suspense>
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <div className="space-y-4">
      {['h-12', 'h-12', 'h-28', 'h-32', 'h-13'].map((height, index) => (
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}
