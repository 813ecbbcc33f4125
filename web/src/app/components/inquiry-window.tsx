import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadReceipt } from '#site/leads/enquiry.ts';
import { LeadForm } from '#site/leads/lead-form.tsx';
import { SentEnquiry } from '#site/leads/sent-enquiry.tsx';
import { titleOf } from '#site/listings/wording.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { Dialog } from '#ui/dialog.tsx';

interface InquiryWindowProps {
  property: Pick<Property, 'id' | 'title' | 'titleAr' | 'referenceId'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
}

/** Shows what was sent instead of the form; opened again it is empty. */
export function InquiryWindow({ property, open, onOpenChange, opener }: InquiryWindowProps) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const [sent, setSent] = useState<LeadReceipt | null>(null);
  const change = (next: boolean): void => {
    onOpenChange(next);
    if (!next) setSent(null);
  };
  const title = titleOf(property, language);
  const reference = property.referenceId ?? String(property.id);
  return (
    <Dialog title={t('detail.inquireTitle')} description={title} open={open} onOpenChange={change} opener={opener}>
      {sent === null ? (
        <LeadForm
          source="property_inquiry"
          propertyId={property.id}
          message={t('detail.inquireMessage', { title, reference })}
          onSent={setSent}
        />
      ) : (
        <SentEnquiry receipt={sent} onClose={() => change(false)} />
      )}
    </Dialog>
  );
}
