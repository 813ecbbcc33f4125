import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';

/** Says so and leads back; never shows a stack. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const { link } = useLanguage();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center py-24 text-center">
      <title>{missing ? t('notFound.title') : t('failure.title')}</title>
      <h1 className="text-3xl">{missing ? t('notFound.title') : t('failure.title')}</h1>
      <p className="mt-3 max-w-md text-stone-600">{missing ? t('notFound.message') : t('failure.message')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!missing && <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>}
        <Button asChild variant="secondary">
          <a href={link('/')}>{t('notFound.home')}</a>
        </Button>
      </div>
    </main>
  );
}
