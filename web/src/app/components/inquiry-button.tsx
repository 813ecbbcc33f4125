import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';

/** Loaded when the first enquiry is opened: most visitors look first. */
const InquiryWindow = lazy(async () => ({ default: (await import('./inquiry-window.tsx')).InquiryWindow }));

interface InquiryButtonProps {
  property: Pick<Property, 'id' | 'title' | 'titleAr' | 'referenceId'>;
  size: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Opens the enquiry about a listing. */
export function InquiryButton({ property, size, className = '' }: InquiryButtonProps) {
  const { t } = useTranslation('listing');
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        ref={opener}
        size={size}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('detail.inquire')}
      </Button>
      {wanted && (
        <Suspense>
          <InquiryWindow property={property} open={open} onOpenChange={setOpen} opener={opener} />
        </Suspense>
      )}
    </>
  );
}

/** The enquiry button of a card, for lists, which know nothing of enquiries. */
export const renderCardInquiry = (property: Property) => <InquiryButton property={property} size="sm" />;
