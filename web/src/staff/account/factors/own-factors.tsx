import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passkeysSupported } from '#staff-lib/auth/passkeys.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Lines } from '#staff-ui/list/lines.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { factorsQuery, type TotpStart, useRenewCodes, useStartTotp } from '../api/factors.ts';
import { PasskeyLine, TotpLine } from './factor-lines.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** What is shown in a window over the page. */
type Shown = { kind: 'app'; start: TotpStart } | { kind: 'passkey' } | { kind: 'codes'; codes: string[] } | null;

/** One's own second steps: added, set up anew, removed, and codes for when they are lost. */
export function OwnFactors({ username }: { username: string }) {
  const { t } = useTranslation('adminFactors');
  const tell = useTell();
  const [shown, setShown] = useState<Shown>(null);
  const result = useQuery(factorsQuery);
  const { isPending: starting, mutateAsync: startTotp } = useStartTotp();
  const start = () => void tell(startTotp(undefined).then((made) => setShown({ kind: 'app', start: made })));
  const close = () => setShown(null);
  const showCodes = (codes: string[]) => setShown(codes.length === 0 ? null : { kind: 'codes', codes });
  return (
    <Loaded result={result} skeleton="h-40">
      {({ totp, passkeys, needed, recoveryCodesLeft }) => {
        const count = passkeys.length + (totp === null ? 0 : 1);
        const stays = needed && count === 1;
        return (
          <div className="space-y-4">
            {count === 0 && <p className="rounded-md bg-amber-50 px-4 py-3 text-sm text-amber-700">{t('none')}</p>}
            {count > 0 && (
              <Lines>
                {totp !== null && <TotpLine totp={totp} stays={stays} starting={starting} onStart={start} />}
                {passkeys.map((passkey) => (
                  <PasskeyLine key={passkey.id} passkey={passkey} stays={stays} />
                ))}
              </Lines>
            )}
            <div className="flex flex-wrap gap-2.5">
              {passkeysSupported() && (
                <Button size="sm" onClick={() => setShown({ kind: 'passkey' })}>
                  {t('passkey.add')}
                </Button>
              )}
              {totp === null && (
                <Button variant="secondary" size="sm" disabled={starting} onClick={start}>
                  {t('app.add')}
                </Button>
              )}
            </div>
            {count > 0 && <CodesLeft left={recoveryCodesLeft} onMade={showCodes} />}
            {shown?.kind === 'app' && (
              <FormDialog title={t('setup.title')} onClose={close}>
                <TotpSetup start={shown.start} replaces={totp !== null} onAdded={showCodes} />
              </FormDialog>
            )}
            {shown?.kind === 'passkey' && (
              <FormDialog title={t('passkey.add')} onClose={close}>
                <PasskeyForm onAdded={showCodes} />
              </FormDialog>
            )}
            {shown?.kind === 'codes' && (
              <FormDialog title={t('codes.title')} onClose={close}>
                <RecoveryCodes codes={shown.codes} username={username} onKept={close} />
              </FormDialog>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function CodesLeft({ left, onMade }: { left: number; onMade: (codes: string[]) => void }) {
  const { t } = useTranslation('adminFactors');
  const { counted } = useFormats();
  const tell = useTell();
  const { isPending, mutateAsync } = useRenewCodes();
  const { ask, question } = useQuestion(() => ({
    title: t('codes.renewTitle'),
    text: t('codes.renewText'),
    confirmLabel: t('codes.renewAction'),
    onConfirm: () => tell(mutateAsync(undefined).then(({ recoveryCodes }) => onMade(recoveryCodes))),
  }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className={`grow basis-48 text-sm ${left === 0 ? 'text-amber-700' : 'text-stone-600'}`}>
        {left === 0 ? t('codes.none') : t('codes.left', counted(left))}
      </p>
      <Button variant="secondary" size="sm" disabled={isPending} onClick={() => ask(null)}>
        {t('codes.renew')}
      </Button>
      {question}
    </div>
  );
}
