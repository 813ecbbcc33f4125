import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';

/**
 * What is said of a new password while it is typed: its length alone, for nothing else that a page could measure is
 * honest.
 * @param least in characters
 * @param untyped what is said before
 */
export function useLengthHint(typed: string, least: number, untyped: string): string {
  const { t } = useTranslation('adminAuth');
  const { counted } = useFormats();
  if (typed === '') return untyped;
  const missing = least - [...typed].length;
  return missing > 0 ? t('access.more', counted(missing)) : t('access.enough');
}
