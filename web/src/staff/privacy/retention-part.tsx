import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import { type Retention, retentionQuery, useConfirmRetention, useStopRetention } from './api/privacy.ts';

const choices = [6, 12, 18, 24, 36, 60, 84, 120];

/** Nothing is made anonymous before somebody saw how many it would be, and agreed. */
export function RetentionPart() {
  const { t } = useTranslation('adminPrivacy');
  const [months, setMonths] = useState<number | null>(null);
  return (
    <TitledSection id="retention" title={t('retention.title')}>
      <p className="mt-1 max-w-2xl text-sm text-stone-600">{t('retention.text')}</p>
      <Loaded result={useQuery(retentionQuery(months))} skeleton="mt-4 h-56">
        {(retention) => <Rule retention={retention} onLook={setMonths} />}
      </Loaded>
    </TitledSection>
  );
}

function Rule({ retention, onLook }: { retention: Retention; onLook: (months: number) => void }) {
  const { t } = useTranslation('adminPrivacy');
  const { counted, date } = useFormats();
  const { months, confirmed, due, owed, before, anonymised } = retention;
  const shown = choices.includes(months) ? choices : [...choices, months].toSorted((a, b) => a - b);
  return (
    <div className="mt-4 space-y-5 rounded-xl border border-sand-200 bg-white p-5">
      <Standing retention={retention} />
      <div>
        <label htmlFor="retention-months" className="block text-sm font-semibold text-ink">
          {t('retention.after')}
        </label>
        <Select
          id="retention-months"
          className="mt-1 max-w-56"
          value={String(months)}
          onChange={({ currentTarget }) => onLook(Number(currentTarget.value))}
        >
          {shown.map((one) => (
            <option key={one} value={one}>
              {t('retention.months', counted(one))}
            </option>
          ))}
        </Select>
      </div>
      <div aria-live="polite" className="space-y-1 text-sm text-stone-700">
        <p className="text-base font-semibold text-ink">
          {t('retention.due', { ...counted(due), date: date(before) })}
        </p>
        {owed > 0 && <p>{t('retention.owed', counted(owed))}</p>}
        {anonymised > 0 && <p>{t('retention.anonymised', counted(anonymised))}</p>}
      </div>
      <ul className="list-disc space-y-1 ps-5 text-sm text-stone-700">
        <li>{t('retention.goes')}</li>
        <li>{t('retention.stays')}</li>
        <li>{t('retention.crm')}</li>
      </ul>
      <Actions months={months} due={due} confirmed={confirmed} />
    </div>
  );
}

function Standing({ retention: { confirmed } }: { retention: Retention }) {
  const { t } = useTranslation('adminPrivacy');
  const { counted, dateTime } = useFormats();
  const Icon = confirmed === null ? CircleMinus : CircleCheck;
  return (
    <p
      className={`flex items-start gap-2.5 rounded-lg px-4 py-3 text-sm font-semibold ${confirmed === null ? 'bg-sand-100 text-stone-700' : 'bg-palm-50 text-palm-700'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {confirmed === null
          ? t('retention.off')
          : t('retention.on', {
              ...counted(confirmed.months),
              name: isolated(confirmed.by),
              time: dateTime(confirmed.at),
            })}
      </span>
    </p>
  );
}

function Actions({ months, due, confirmed }: Pick<Retention, 'months' | 'due' | 'confirmed'>) {
  const { t } = useTranslation('adminPrivacy');
  const { counted } = useFormats();
  const tell = useTell();
  const [confirm, stop] = [useConfirmRetention(), useStopRetention()];
  const { ask, question } = useQuestion((what: 'confirm' | 'stop') =>
    what === 'stop'
      ? {
          title: t('retention.stop.title'),
          text: t('retention.stop.text'),
          confirmLabel: t('retention.stop.action'),
          onConfirm: () => tell(stop.mutateAsync(undefined), { done: t('retention.stop.done') }),
        }
      : {
          title: t('retention.confirm.title', counted(months)),
          text: t('retention.confirm.text', counted(due)),
          confirmLabel: t('retention.confirm.action'),
          destructive: true,
          onConfirm: () => tell(confirm.mutateAsync({ months, due }), { done: t('retention.confirm.done') }),
        },
  );
  return (
    <div className="flex flex-wrap gap-2.5">
      {confirmed?.months !== months && (
        <Button disabled={confirm.isPending} onClick={() => ask('confirm')}>
          {t('retention.confirm.open', counted(months))}
        </Button>
      )}
      {confirmed !== null && (
        <Button variant="secondary" disabled={stop.isPending} onClick={() => ask('stop')}>
          {t('retention.stop.open')}
        </Button>
      )}
      {question}
    </div>
  );
}
