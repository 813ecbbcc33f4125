import { KeyRound, Smartphone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type OwnFactors, useRemovePasskey, useRemoveTotp } from '../api/factors.ts';

type Totp = NonNullable<OwnFactors['totp']>;
type Passkey = OwnFactors['passkeys'][number];

interface LineProps {
  Icon: ComponentType<{ className: string; 'aria-hidden': true }>;
  name: string;
  of: Pick<Totp, 'addedAt' | 'lastUsedAt'>;
  /** The role needs it, and there is no other. */
  stays: boolean;
  children?: ReactNode;
}

function Line({ Icon, name, of: { addedAt, lastUsedAt }, stays, children }: LineProps) {
  const { t } = useTranslation('adminFactors');
  const { dateTime } = useFormats();
  const used = lastUsedAt === null ? t('app.unused') : t('app.used', { time: dateTime(lastUsedAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Icon aria-hidden className="size-5 shrink-0 text-stone-500" />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium break-words text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-stone-600">{`${t('app.since', { time: dateTime(addedAt) })} · ${used}`}</p>
        {stays && <p className="text-sm text-stone-600">{t('app.needed')}</p>}
      </div>
      {children}
    </li>
  );
}

interface TotpLineProps {
  totp: Totp;
  stays: boolean;
  starting: boolean;
  onStart: () => void;
}

export function TotpLine({ totp, stays, starting, onStart }: TotpLineProps) {
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
  return (
    <Line Icon={Smartphone} name={t('app.name')} of={totp} stays={stays}>
      <Button variant="secondary" size="sm" disabled={starting} onClick={onStart}>
        {t('app.replace')}
      </Button>
      {!stays && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isPending}
          aria-label={t('app.removeNamed')}
          onClick={() => ask(null)}
        >
          {t('app.remove')}
        </Button>
      )}
      {question}
    </Line>
  );
}

export function PasskeyLine({ passkey, stays }: { passkey: Passkey; stays: boolean }) {
  const { t } = useTranslation('adminFactors');
  const tell = useTell();
  const { isPending, mutateAsync } = useRemovePasskey();
  const { name } = passkey;
  const { ask, question } = useQuestion(() => ({
    title: t('passkey.removeTitle', { name }),
    text: t('passkey.removeText'),
    confirmLabel: t('passkey.removeAction'),
    destructive: true,
    onConfirm: () => tell(mutateAsync(passkey.id), { done: t('passkey.removed') }),
  }));
  return (
    <Line Icon={KeyRound} name={name} of={passkey} stays={stays}>
      {!stays && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isPending}
          aria-label={t('passkey.removeNamed', { name })}
          onClick={() => ask(null)}
        >
          {t('app.remove')}
        </Button>
      )}
      {question}
    </Line>
  );
}
