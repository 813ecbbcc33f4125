import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';

/** By staff where given, else what it is and of what. */
export function usePlanAlt(texts: PropertyDetail['imageTexts'], title: string): (url: string) => string {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  return (url) => texts.find((text) => text.url === url)?.[language] || t('planAlt', { title });
}
