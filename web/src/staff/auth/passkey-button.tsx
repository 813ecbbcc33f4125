import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api/api-error.ts';
import { offersByItself, passkeysSupported } from '#staff-lib/auth/passkeys.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Refusal } from '#staff-ui/form/form.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import { usePasskeySignIn } from './api/passkey.ts';

interface PasskeyButtonProps {
  onSignedIn: () => void;
  /** The browser may offer them in the field of the username, too. */
  byItself?: boolean;
}

/** Nothing where the browser knows no passkeys. */
export function PasskeyButton({ onSignedIn, byItself = false }: PasskeyButtonProps) {
  const { t } = useTranslation(['adminFactors', 'adminAuth']);
  const problem = useProblem();
  const toast = useToast();
  const signIn = usePasskeySignIn();
  const { error, isPending, variables, mutate } = signIn;
  const done = {
    onSuccess: () => {
      toast({ title: t('adminAuth:success.title'), description: t('adminAuth:success.text') });
      onSignedIn();
    },
  };
  const offer = useEffectEvent(() => mutate(true, done));
  useEffect(() => {
    if (!byItself) return;
    let gone = false;
    const offerWhereItCan = async (): Promise<void> => {
      if ((await offersByItself()) && !gone) offer();
    };
    void offerWhereItCan();
    return () => {
      gone = true;
    };
  }, [byItself]);
  if (!passkeysSupported()) return null;
  // an offer that nobody took up is no failure
  const failed = error !== null && (!variables || error instanceof ApiError);
  return (
    <div className="space-y-3">
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        disabled={isPending && !variables}
        onClick={() => mutate(false, done)}
      >
        <KeyRound aria-hidden className="size-5" />
        {t('passkey.signIn')}
      </Button>
      {failed && <Refusal>{problem.sentence(error, t('passkey.failed'))}</Refusal>}
    </div>
  );
}
