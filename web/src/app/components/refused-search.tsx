import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function RefusedSearch() {
  const { t } = useTranslation('listing');
  const { link } = useLanguage();
  return (
    <div role="alert" className="mt-8">
      <EmptyState icon={<SearchX className="size-6" />} title={t('list.refused')} text={t('list.refusedText')}>
        <Button asChild>
          <Link to={link('/properties')}>{t('list.clear')}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
