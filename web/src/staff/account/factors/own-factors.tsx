import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Lines } from '#staff-ui/list/lines.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import {
  factorsQuery,
  type OwnFactors as Factors,
  type TotpStart,
  useRemoveTotp,
  useRenewCodes,
  useStartTotp,
} from '../api/factors.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** What is shown in a window over the page. */
type Shown = { start: TotpStart } | { codes: string[] } | null;

/** One's own second steps: added, set up anew, removed, and codes for when they are lost. */
export function OwnFactors({ username }: { username: string }) {
  const { t } = useTranslation('adminFactors');
  const [shown, setShown] = useState<Shown>(null);
  const result = useQuery(factorsQuery);
  const close = () => setShown(null);
  return (
    <Loaded result={result} skeleton="h-40">
      {(factors) => (
        <>
          {factors.totp === null ? (
            <NoFactor onStart={(start) => setShown({ start })} />
          ) : (
            <div className="space-y-4">
              <Lines>
                <TotpLine totp={factors.totp} needed={factors.needed} onStart={(start) => setShown({ start })} />
              </Lines>
              <CodesLeft left={factors.recoveryCodesLeft} onMade={(codes) => setShown({ codes })} />
            </div>
          )}
          {shown !== null && 'start' in shown && (
            <FormDialog title={t('setup.title')} onClose={close}>
              <TotpSetup
                start={shown.start}
                replaces={factors.totp !== null}
                onAdded={(codes) => setShown(codes.length === 0 ? null : { codes })}
              />
            </FormDialog>
          )}
          {shown !== null && 'codes' in shown && (
            <FormDialog title={t('codes.title')} onClose={close}>
              <RecoveryCodes codes={shown.codes} username={username} onKept={close} />
            </FormDialog>
          )}
        </>
      )}
    </Loaded>
  );
}

interface Starting {
  onStart: (start: TotpStart) => void;
}

function useStart({ onStart }: Starting): { pending: boolean; run: () => void } {
  const tell = useTell();
  const { isPending, mutateAsync } = useStartTotp();
  return { pending: isPending, run: () => void tell(mutateAsync(undefined).then(onStart)) };
}

function NoFactor(props: Starting) {
  const { t } = useTranslation('adminFactors');
  const start = useStart(props);
  return (
    <div className="space-y-4">
      <p className="rounded-md bg-amber-50 px-4 py-3 text-sm text-amber-700">{t('none')}</p>
      <Button disabled={start.pending} onClick={start.run}>
        {t('app.add')}
      </Button>
    </div>
  );
}

function TotpLine({ totp, needed, onStart }: Starting & { totp: NonNullable<Factors['totp']>; needed: boolean }) {
  const { t } = useTranslation('adminFactors');
  const { dateTime } = useFormats();
  const start = useStart({ onStart });
  const remove = useRemove();
  const used = totp.lastUsedAt === null ? t('app.unused') : t('app.used', { time: dateTime(totp.lastUsedAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Smartphone aria-hidden className="size-5 shrink-0 text-stone-500" />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium text-ink">{t('app.name')}</p>
        <p className="text-sm text-stone-600">{`${t('app.since', { time: dateTime(totp.addedAt) })} · ${used}`}</p>
        {needed && <p className="text-sm text-stone-600">{t('app.needed')}</p>}
      </div>
      <Button variant="secondary" size="sm" disabled={start.pending} onClick={start.run}>
        {t('app.replace')}
      </Button>
      {!needed && (
        <Button
          variant="secondary"
          size="sm"
          disabled={remove.pending}
          aria-label={t('app.removeNamed')}
          onClick={remove.ask}
        >
          {t('app.remove')}
        </Button>
      )}
      {remove.question}
    </li>
  );
}

function useRemove() {
  const { t } = useTranslation('adminFactors');
  const tell = useTell();
  const { isPending, mutateAsync } = useRemoveTotp();
  const { ask, question } = useQuestion(() => ({
    title: t('app.removeTitle'),
    text: t('app.removeText'),
    confirmLabel: t('app.removeNamed'),
    destructive: true,
    onConfirm: () => tell(mutateAsync(undefined), { done: t('app.removed') }),
  }));
  return { pending: isPending, ask: () => ask(null), question };
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
