import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { FirstFactor } from '#staff/account/factors/first-factor.tsx';
import { SecondStep, StepOver } from '#staff/auth/second-step.tsx';
import { SignInCard } from '#staff/auth/sign-in-card.tsx';
import { SignInForm } from '#staff/auth/sign-in-form.tsx';
import { storeLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';

export default function Login() {
  const { t } = useTranslation(['adminAuth', 'adminFactors']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const go = () => {
    storeLanguage(language);
    void navigate(safeTarget(search.get('next')), { replace: true });
  };
  if (search.has('second'))
    return (
      <SignInCard title={t('adminFactors:second.title')} subtitle={t('subtitle')}>
        <SecondStep onSignedIn={go} first={<FirstFactor onDone={go} over={<StepOver />} />} />
      </SignInCard>
    );
  return (
    <SignInCard title={t('title')} subtitle={t('subtitle')}>
      <SignInForm
        onSignedIn={go}
        onSecondStep={() => {
          const further = new URLSearchParams(search);
          further.set('second', 'totp');
          void navigate(`/admin-login?${further.toString()}`);
        }}
      />
    </SignInCard>
  );
}

/** Only pages of the admin: no link may lead to another site. */
function safeTarget(next: string | null): string {
  return next !== null && /^\/admin(?:[/?]|$)/.test(next) ? next : '/admin';
}
