import { fewestPictures, type MissingPart } from '@manzil/core/listings/completeness';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';

/** What a missing part is called: as its field is, with what a field does not say. */
export function usePartName(): (part: MissingPart) => string {
  const { t } = useTranslation('adminProperties');
  const { number } = useFormats();
  const { nameOf } = useFieldWords();
  return (part) => {
    if (part === 'images') return t('completeness.images', { least: number(fewestPictures) });
    return part === 'position' ? t('completeness.position') : nameOf(part);
  };
}
