import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FirstFactor } from '#staff/account/factors/first-factor.tsx';
import { type Method, SecondStep, StepOver, type Way, wayLook } from '#staff/auth/second-step.tsx';
import { SignInCard } from '#staff/auth/sign-in-card.tsx';
import { SignInForm } from '#staff/auth/sign-in-form.tsx';
import { keepStaffLanguage } from '#staff-lib/auth/use-staff-language.ts';
import { useLanguage } from '#i18n/use-language.ts';

export default function Login() {
  const { t } = useTranslation(['adminAuth', 'adminFactors']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const go = () => {
    keepStaffLanguage(language);
    void navigate(safeTarget(search.get('next')), { replace: true });
  };
  // the address says which step it is: a reload and Back stay where one was
  const stepAddress = (second: Method): string => {
    const further = new URLSearchParams(search);
    further.set('second', second);
    return `/admin-login?${further.toString()}`;
  };
  const way: Way = (to, words) => (
    <Link to={to === 'password' ? '/admin-login' : stepAddress(to)} replace={to !== 'password'} className={wayLook}>
      {words}
    </Link>
  );
  if (search.has('second'))
    return (
      <SignInCard title={t('adminFactors:second.title')} subtitle={t('subtitle')}>
        <SecondStep
          method={search.get('second') === 'recovery' ? 'recovery' : 'totp'}
          way={way}
          onSignedIn={go}
          first={<FirstFactor onDone={go} over={<StepOver way={way} />} />}
        />
      </SignInCard>
    );
  return (
    <SignInCard title={t('title')} subtitle={t('subtitle')}>
      <SignInForm onSignedIn={go} onSecondStep={() => void navigate(stepAddress('totp'))} />
    </SignInCard>
  );
}

/** Only pages of the admin: no link may lead to another site. */
function safeTarget(next: string | null): string {
  return next !== null && /^\/admin(?:[/?]|$)/.test(next) ? next : '/admin';
}
