import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api/api-error.ts';

/** Refusals that we have words of our own for, in both languages. */
const known = new Set([
  'auth.required',
  'auth.forbidden',
  'property.not_found',
  'property.conflict',
  'property.reference_taken',
  'featured.conflict',
  'request.invalid',
  'request.too_large',
  'request.unsupported_media_type',
  'media.unreadable',
  'media.kind',
  'media.too_many_pixels',
  'media.address_refused',
  'media.unreachable',
  'server.unavailable',
]);

/** What a failed call says to a person; the server's own sentence where we have no better one. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('adminProperties');
  return (error) => {
    if (!(error instanceof ApiError)) return t('problem.offline');
    const [area, name] = error.code.split('.');
    if (area === 'import') return (t as (key: string) => string)(`import.failure.${name ?? ''}`);
    if (known.has(error.code)) return (t as (key: string) => string)(`problem.${error.code.replace('.', '_')}`);
    return error.detail === '' ? t('problem.offline') : error.detail;
  };
}
