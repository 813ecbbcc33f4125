import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LeadForm } from '#site/leads/lead-form.tsx';
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

/** Closes when the enquiry was sent. */
export function InquiryWindow({ property, open, onOpenChange, opener }: InquiryWindowProps) {
  const { t } = useTranslation(['listing', 'leadForm']);
  const { language } = useLanguage();
  const title = titleOf(property, language);
  const reference = property.referenceId ?? String(property.id);
  return (
    <Dialog
      title={t('detail.inquireTitle')}
      description={title}
      open={open}
      onOpenChange={onOpenChange}
      opener={opener}
    >
      <LeadForm
        source="property_inquiry"
        propertyId={property.id}
        message={t('leadForm:propertyMessage', { title, reference })}
        onSent={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
