import { lazy, Suspense } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { titleOf } from '#site/listings/wording.ts';
import type { Language } from '#i18n/language.ts';
import { addLateMessages } from '#i18n/load.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { useDialogOpener } from '#ui/use-dialog-opener.ts';

/** Loaded on the first press: most visitors only look. */
const InquiryWindow = lazy(async () => {
  const translator = getI18n();
  const [{ InquiryWindow: loaded }] = await Promise.all([
    import('./inquiry-window.tsx'),
    translator === null ? null : addLateMessages(translator, translator.language as Language, 'lead-form'),
  ]);
  return { default: loaded };
});

interface InquiryButtonProps {
  property: Pick<Property, 'id' | 'title' | 'titleAr' | 'referenceId'>;
  size: 'sm' | 'md' | 'lg';
  className?: string;
}

export function InquiryButton({ property, size, className = '' }: InquiryButtonProps) {
  const { t } = useTranslation('listing');
  const { button, dialog } = useDialogOpener();
  return (
    <>
      <Button {...button} size={size} className={`noscript:hidden ${className}`}>
        {t('detail.inquire')}
      </Button>
      <PlainInquiry property={property} size={size} className={className} />
      {dialog !== null && (
        <Suspense>
          <InquiryWindow property={property} {...dialog} />
        </Suspense>
      )}
    </>
  );
}

/** Without scripts the form is a page of its own, given the listing's id and a message. */
function PlainInquiry({ property, size, className = '' }: InquiryButtonProps) {
  const { t } = useTranslation('listing');
  const { language, link } = useLanguage();
  const title = titleOf(property, language);
  const message = t('detail.inquireMessage', { title, reference: property.referenceId ?? String(property.id) });
  return (
    <form method="post" action={link('/contact/send')} className={`hidden noscript:block ${className}`}>
      <input type="hidden" name="source" value="property_inquiry" />
      <input type="hidden" name="page" value={link(`/properties/${String(property.id)}`)} />
      <input type="hidden" name="propertyId" value={property.id} />
      <input type="hidden" name="message" value={message} />
      <Button type="submit" size={size} className={className}>
        {t('detail.inquire')}
      </Button>
    </form>
  );
}

export const renderCardInquiry = (property: Property) => <InquiryButton property={property} size="sm" />;
