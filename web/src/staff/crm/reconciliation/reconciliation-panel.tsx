import { useProblem } from '#staff-lib/use-problem.ts';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { codeOf } from '#lib/api/api-error.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field, Select } from '#ui/field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type Reconciliation, reconciliationsQuery, useStartReconciliation } from '../api/reconciliation.ts';
import { ReconciliationDialog } from './reconciliation-dialog.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';

/** Days. */
const windows = [1, 7, 31];

/** For administrators. */
export function ReconciliationPanel() {
  return useMay('admin') ? <Panel /> : null;
}

function Panel() {
  const { t } = useTranslation('adminReconciliation');
  const { data } = useQuery(reconciliationsQuery);
  const running = data?.find(({ state }) => state === 'running');
  return (
    <section aria-labelledby="reconciliation" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="reconciliation" className="text-lg">
            {t('title')}
          </h2>
          <p className="text-sm text-stone-600">{t('subtitle')}</p>
        </div>
        <Start running={running !== undefined} />
      </div>
      {running !== undefined && <Progress progress={running.progress} />}
      <Latest />
    </section>
  );
}

function Start({ running }: { running: boolean }) {
  const { t } = useTranslation('adminReconciliation');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const start = useStartReconciliation();
  const [days, setDays] = useState(1);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={t('window')} hideLabel>
        <Select
          className="h-9! text-sm!"
          value={String(days)}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {windows.map((count) => (
            <option key={count} value={count}>
              {t('days', { count, formatted: formatNumber(count, language) })}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        size="sm"
        variant="secondary"
        disabled={running || start.isPending}
        onClick={() => {
          start.mutate(days, {
            onSuccess: () => toast({ title: t('begun') }),
            onError: (error) => {
              const another = codeOf(error) === 'reconciliation.running';
              toast({ title: problem.sentence(error, t('failed')), ...(another ? {} : { variant: 'destructive' }) });
            },
          });
        }}
      >
        <Scale aria-hidden className="size-4" />
        {running ? t('running') : start.isPending ? t('starting') : t('start')}
      </Button>
    </div>
  );
}

function Progress({ progress: { done, total } }: Pick<Reconciliation, 'progress'>) {
  const { t } = useTranslation('adminReconciliation');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const text = total === 0 ? t('counting') : t('progress', { done: number(done), total: number(total) });
  return (
    <div className="rounded-xl border border-sand-200 bg-white p-4">
      <div
        role="progressbar"
        aria-label={t('running')}
        aria-valuetext={text}
        {...(total === 0 ? {} : { 'aria-valuenow': done, 'aria-valuemin': 0, 'aria-valuemax': total })}
        className="h-2 overflow-hidden rounded-full bg-sand-100"
      >
        <div
          className="h-full rounded-full bg-maroon-700 transition-[inline-size] duration-500"
          style={{ inlineSize: `${String(total === 0 ? 4 : Math.round((100 * done) / total))}%` }}
        />
      </div>
      <p className="mt-2 text-sm text-stone-600">{text}</p>
    </div>
  );
}

function Latest() {
  const { t } = useTranslation('adminReconciliation');
  const [looked, setLooked] = useState<Reconciliation | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Loaded result={useQuery(reconciliationsQuery)} skeleton="h-40">
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon={<Scale className="size-6" />} title={t('none')} text={t('noneText')} />
        ) : (
          <>
            <ReconciliationList
              list={list}
              onLook={(one, button) => {
                opener.current = button;
                setLooked(one);
              }}
            />
            {looked !== null && (
              <ReconciliationDialog
                id={looked.id}
                startedAt={looked.startedAt}
                opener={opener}
                onClose={() => setLooked(null)}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}
