import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { SignInCard } from '#staff/auth/sign-in-card.tsx';
import { SignInForm } from '#staff/auth/sign-in-form.tsx';
import { storeLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';

export default function Login() {
  const { t } = useTranslation('adminAuth');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <SignInCard title={t('title')} subtitle={t('subtitle')}>
      <SignInForm
        onSignedIn={() => {
          storeLanguage(language);
          void navigate(safeTarget(search.get('next')), { replace: true });
        }}
      />
    </SignInCard>
  );
}

/** Only pages of the admin: no link may lead to another site. */
function safeTarget(next: string | null): string {
  return next !== null && /^\/admin(?:[/?]|$)/.test(next) ? next : '/admin';
}
