import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { AccessDenied } from '#staff/auth/access-denied.tsx';
import { SignInAgain } from '#staff/auth/sign-in-again.tsx';
import type { FirstStep } from '#staff/auth/sign-in-window.tsx';
import { type AuthUser, authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { useAccountLanguage } from '#staff-lib/auth/use-staff-language.ts';
import { watchPresence } from '#staff-lib/api/presence.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ConfirmIdentity } from '#staff-ui/confirm-identity.tsx';
import { UnsavedChanges } from '#staff-ui/unsaved-changes.tsx';
import { AdminHeader } from './admin-header.tsx';
import { AdminNav } from './admin-nav.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PasswordFirst } from './password-first.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const KeysWindow = lazy(() => import('./keys-window.tsx'));
const FirstFactor = lazy(async () => ({
  default: (await import('#staff/account/factors/first-factor.tsx')).FirstFactor,
}));

const firstStep: FirstStep = (props) => <FirstFactor {...props} />;

export default function AdminLayout() {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const { data: user, error, isPending, refetch } = useQuery(authUserQuery);
  useAccountLanguage(user ?? null);
  useEffect(watchPresence, []);

  if (isPending) return <Frame user={null} content={<Skeleton className="h-96 w-full" />} />;
  if (error !== null)
    return (
      <Frame
        user={null}
        content={
          <LoadFailure
            title={t('failed.title')}
            text={t('failed.text')}
            retryLabel={t('failed.retry')}
            onRetry={() => void refetch()}
          />
        }
      />
    );
  if (user == null || user.permissions.length === 0)
    return (
      <Frame user={user ?? null} content={<AccessDenied signedIn={user != null} returnTo={pathname + search} />} />
    );
  if (user.mustChangePassword) return <Frame user={user} content={<PasswordFirst user={user} />} />;
  return <Frame user={user} nav content={<Outlet />} />;
}

function Frame({ user, nav = false, content }: { user: AuthUser | null; nav?: boolean; content: React.ReactNode }) {
  const { t } = useTranslation('admin');
  const [keys, setKeys] = useState(false);
  const showKeys = (): void => setKeys(true);
  useShortcuts(nav && user !== null ? user.permissions : null, showKeys);
  const bar = nav && user !== null;
  return (
    <UnsavedChanges>
      <div
        className={`flex min-h-dvh flex-col bg-sand-50 pb-(--bar) ${bar ? '[--bar:calc(3.75rem+env(safe-area-inset-bottom))] lg:[--bar:0px]' : '[--bar:0px]'}`}
      >
        <a href="#content" className="skip-link">
          {t('skip')}
        </a>
        <AdminHeader user={user} nav={nav} onKeys={showKeys} />
        <div className="mx-auto flex w-full max-w-[96rem] grow flex-col lg:flex-row">
          {bar && <AdminNav permissions={user.permissions} />}
          <main id="content" tabIndex={-1} className="min-w-0 grow px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-9">
            {content}
          </main>
        </div>
        {bar && <PhoneBar user={user} />}
      </div>
      {bar && keys && (
        <Suspense>
          <KeysWindow permissions={user.permissions} onClose={() => setKeys(false)} />
        </Suspense>
      )}
      <ConfirmIdentity />
      {nav && user !== null && <LiveUpdates user={user} />}
      {user !== null && <SignInAgain user={user} first={firstStep} />}
    </UnsavedChanges>
  );
}
