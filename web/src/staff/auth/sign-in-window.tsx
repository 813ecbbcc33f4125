import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { renewSessionToken } from '#staff-lib/api/session-token.ts';
import { type AuthUser, authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { useAskBeforeLeaving } from '#staff-ui/unsaved-changes.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Method, SecondStep, StepOver, type Way, wayLook } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** For whose role needs a second step and who has none yet. */
export type FirstStep = (props: { onDone: () => void; over: ReactNode }) => ReactNode;

interface SignInWindowProps {
  username: string;
  first: FirstStep;
  onSignedIn: (user: AuthUser) => void;
  onLeave: () => void;
}

export default function SignInWindow({ username, first, onSignedIn, onLeave }: SignInWindowProps) {
  const { t } = useTranslation(['adminAuth', 'adminFactors']);
  const [step, setStep] = useState<Method | 'password'>('password');
  const askBeforeLeaving = useAskBeforeLeaving();
  const signedIn = useSignedIn(onSignedIn);
  useSignedInElsewhere(signedIn);
  const leave = (): void => askBeforeLeaving(onLeave);
  const way: Way = (to, words) => (
    <button type="button" className={wayLook} onClick={() => setStep(to)}>
      {words}
    </button>
  );
  return (
    <Dialog
      open
      over
      title={step === 'password' ? t('again.title') : t('adminFactors:second.title')}
      description={t('again.text')}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
    >
      {step === 'password' ? (
        <SignInForm overPage={{ username }} onSignedIn={signedIn} onSecondStep={() => setStep('totp')} />
      ) : (
        <SecondStep
          method={step}
          way={way}
          onSignedIn={signedIn}
          first={first({ onDone: signedIn, over: <StepOver way={way} /> })}
        />
      )}
      <Button variant="quiet" className="mt-4 w-full" onClick={leave}>
        {t('again.leave')}
      </Button>
    </Dialog>
  );
}

/** Tells who it is now; nothing when nobody is. */
function useSignedIn(tell: (user: AuthUser) => void): () => void {
  const queryClient = useQueryClient();
  const look = async (): Promise<void> => {
    // not by the query, which may itself be among the calls that wait
    const user = await dataOf<AuthUser | null>(browserApi.GET('/api/auth/user'));
    if (user === null) return;
    queryClient.setQueryData(authUserQuery.queryKey, user);
    tell(user);
  };
  // what fails leaves the window open
  return () => void look().catch(() => undefined);
}

/** A provider's page, or another tab, may have begun the session. */
function useSignedInElsewhere(signedIn: () => void): void {
  const look = useEffectEvent(async () => {
    if (await renewSessionToken().catch(() => false)) signedIn();
  });
  useEffect(() => {
    const onFocus = (): void => void look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
