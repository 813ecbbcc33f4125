import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';

/** The enquiry button of a card. */
export function CardInquiry({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  return <InquiryDialog property={property} trigger={<Button size="sm">{t('card.inquire')}</Button>} />;
}

/** For lists, which know nothing of enquiries. */
export const renderCardInquiry = (property: Property) => <CardInquiry property={property} />;
