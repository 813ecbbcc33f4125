import { ArchiveX, CloudOff, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type Reason = 'missing' | 'gone' | 'failed';

interface PropertyMissingProps {
  /** `missing`: never was; `gone`: removed; `failed`: try again. */
  reason: Reason;
  similar?: boolean;
  onRetry?: () => void;
}

const icons = { missing: SearchX, gone: ArchiveX, failed: CloudOff } as const;

export function PropertyMissing({ reason, similar = false, onRetry }: PropertyMissingProps) {
  const { t } = useTranslation(['listing', 'common']);
  const { link } = useLanguage();
  const Icon = icons[reason];
  const title = { missing: t('detail.notFound'), gone: t('detail.goneTitle'), failed: t('detail.error') }[reason];
  const text = {
    missing: t('detail.notFoundText'),
    gone: similar ? t('detail.goneText') : t('detail.goneTextAlone'),
    failed: t('detail.errorText'),
  }[reason];
  const retry = reason === 'failed' && onRetry !== undefined;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState headingLevel="h1" icon={<Icon className="size-6" />} title={title} text={text}>
        {retry && <Button onClick={onRetry}>{t('common:retry')}</Button>}
        <Button asChild variant={retry ? 'secondary' : 'primary'}>
          <Link to={link('/properties')}>{t('detail.backToList')}</Link>
        </Button>
      </EmptyState>
    </>
  );
}
