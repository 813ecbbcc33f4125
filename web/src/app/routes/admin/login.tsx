import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { SignInForm } from '#features/auth/sign-in-form.tsx';
import { storeLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ChevronBack } from '#ui/icon.tsx';

export default function Login() {
  const { t } = useTranslation('adminAuth');
  const { language, link } = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-sand-50 px-4 py-10">
      <title>{t('title')}</title>
      <div className="w-full max-w-md rounded-2xl border border-sand-200 bg-white p-7 shadow-card sm:p-9">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 mb-7 text-stone-600">{t('subtitle')}</p>
        <SignInForm
          onSignedIn={() => {
            storeLanguage(language);
            void navigate(safeTarget(search.get('next')), { replace: true });
          }}
        />
      </div>
      <Button asChild variant="quiet" className="mt-5">
        <Link to={link('/')} reloadDocument>
          <ChevronBack />
          {t('home')}
        </Link>
      </Button>
    </main>
  );
}

/** Only a page of the admin: an address from outside must not be able to send a signed-in person elsewhere. */
function safeTarget(next: string | null): string {
  return next !== null && /^\/admin(?:[/?]|$)/.test(next) ? next : '/admin';
}
