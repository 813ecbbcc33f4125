import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';

/** In characters, as the server counts them. */
export const lengthOf = (password: string): number => Array.from(password.normalize('NFKC')).length;

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
  const missing = least - lengthOf(typed);
  return missing > 0 ? t('access.more', counted(missing)) : t('access.enough');
}
