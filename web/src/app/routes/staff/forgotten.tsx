import { useTranslation } from 'react-i18next';
import { ForgottenForm } from '#staff/auth/forgotten-form.tsx';
import { SignInCard } from '#staff/auth/sign-in-card.tsx';

export default function Forgotten() {
  const { t } = useTranslation('adminAuth');
  return (
    <SignInCard title={t('forgotten.title')} subtitle={t('forgotten.subtitle')}>
      <ForgottenForm />
    </SignInCard>
  );
}
