import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';

/** By staff where given, else title and number. */
export function usePictureAlt(texts: PropertyDetail['imageTexts'], title: string) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  return (url: string | undefined, index: number): string => {
    const said = texts.find((text) => text.url === url)?.[language] ?? '';
    return said === '' ? t('card.pictureAlt', { title, index: formatNumber(index + 1, language) }) : said;
  };
}
