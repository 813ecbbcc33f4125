import { CloudOff, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface PropertyMissingProps {
  /** `missing`: there is no such listing; `failed`: it could not be loaded, and may be tried again. */
  reason: 'missing' | 'failed';
  onRetry?: () => void;
}

/** In place of a listing that cannot be shown. */
export function PropertyMissing({ reason, onRetry }: PropertyMissingProps) {
  const { t } = useTranslation(['listing', 'common']);
  const { link } = useLanguage();
  const missing = reason === 'missing';
  return (
    <>
      <title>{missing ? t('detail.notFound') : t('detail.error')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel="h1"
        icon={missing ? <SearchX className="size-6" /> : <CloudOff className="size-6" />}
        title={missing ? t('detail.notFound') : t('detail.error')}
        text={missing ? t('detail.notFoundText') : t('detail.errorText')}
      >
        {!missing && onRetry !== undefined && <Button onClick={onRetry}>{t('common:retry')}</Button>}
        <Button asChild variant={missing ? 'primary' : 'secondary'}>
          <Link to={link('/properties')}>{t('detail.backToList')}</Link>
        </Button>
      </EmptyState>
    </>
  );
}
