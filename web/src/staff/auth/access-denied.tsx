import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown without a session or the role. */
export function AccessDenied({ signedIn, returnTo }: { signedIn: boolean; returnTo: string }) {
  const { t } = useTranslation('admin');
  const { link } = useLanguage();
  return (
    <EmptyState
      headingLevel="h1"
      icon={<Lock className="size-6" />}
      title={t('denied.title')}
      text={
        signedIn
          ? t('denied.noRole')
          : /^\/admin\/properties(?:[/?]|$)/.test(returnTo)
            ? t('denied.properties')
            : t('denied.text')
      }
    >
      {!signedIn && (
        <Button asChild>
          <Link to={`/admin-login?next=${encodeURIComponent(returnTo)}`}>{t('denied.signIn')}</Link>
        </Button>
      )}
      <Button asChild variant="secondary">
        <Link to={link('/')} reloadDocument>
          {t('denied.home')}
        </Link>
      </Button>
    </EmptyState>
  );
}
