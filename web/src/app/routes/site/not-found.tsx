import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function NotFound() {
  const { t } = useTranslation('shell');
  const { link } = useLanguage();
  return (
    <div className="page-width py-16">
      <title>{t('notFound.title')}</title>
      <EmptyState
        headingLevel="h1"
        icon={<Compass className="size-6" />}
        title={t('notFound.title')}
        text={t('notFound.message')}
      >
        <Button asChild>
          <Link to={link('/')}>{t('notFound.home')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={link('/properties')}>{t('nav.properties')}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
