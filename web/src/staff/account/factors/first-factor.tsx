import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/api/api-error.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { passkeysSupported } from '#staff-lib/auth/passkeys.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Refusal } from '#staff-ui/form/form.tsx';
import { Button } from '#ui/button.tsx';
import { type TotpStart, useStartTotp } from '../api/factors.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';

type Stage = { start: TotpStart } | 'passkey' | { codes: string[]; username: string } | null;

interface FirstFactorProps {
  onDone: () => void;
  /** Shown when the sign-in that waited for it is over. */
  over: ReactNode;
}

/** In the middle of a sign-in, for whose role needs a second step. */
export function FirstFactor({ onDone, over }: FirstFactorProps) {
  const { t } = useTranslation('adminFactors');
  const problem = useProblem();
  const queryClient = useQueryClient();
  const start = useStartTotp();
  const [stage, setStage] = useState<Stage>(null);
  const added = async (codes: string[]): Promise<void> => {
    const user = await queryClient.fetchQuery({ ...authUserQuery, staleTime: 0 });
    setStage({ codes, username: user?.username ?? '' });
  };
  if (codeOf(start.error) === 'auth.required') return over;
  if (stage !== null && stage !== 'passkey' && 'codes' in stage)
    return <RecoveryCodes codes={stage.codes} username={stage.username} onKept={onDone} />;
  if (stage === 'passkey') return <PasskeyForm onAdded={(codes) => void added(codes)} />;
  if (stage !== null) return <TotpSetup start={stage.start} replaces={false} onAdded={(codes) => void added(codes)} />;
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{t('first.text')}</p>
      <p className="text-stone-700">{t('first.need')}</p>
      {start.error !== null && <Refusal>{problem.sentence(start.error)}</Refusal>}
      {passkeysSupported() && (
        <Button size="lg" className="w-full" onClick={() => setStage('passkey')}>
          {t('passkey.add')}
        </Button>
      )}
      <Button
        variant={passkeysSupported() ? 'secondary' : 'primary'}
        size="lg"
        className="w-full"
        disabled={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: (made) => setStage({ start: made }) })}
      >
        {t('app.add')}
      </Button>
    </div>
  );
}
