import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { AccessLinkForm } from '#staff/auth/access-link-form.tsx';
import { SignInCard } from '#staff/auth/sign-in-card.tsx';

/** A one-time link: browsers do not send its secret, behind the #. */
export default function Access() {
  const { t } = useTranslation('adminAuth');
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <SignInCard title={t('access.title')} subtitle={t('access.subtitle')}>
      <AccessLinkForm
        key={hash}
        token={hash.slice(1)}
        onDone={() => void navigate('/admin-login', { replace: true })}
      />
    </SignInCard>
  );
}
