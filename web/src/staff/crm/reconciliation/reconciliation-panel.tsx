import { useProblem } from '#staff-lib/use-problem.ts';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { codeOf } from '#lib/api/api-error.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { ProgressCard } from '#staff-ui/progress-card.tsx';
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
  return useMay('deliveries.manage') ? <Panel /> : null;
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
      {running !== undefined && (
        <ProgressCard
          label={t('running')}
          beginning={t('counting')}
          progress={running.progress}
          textOf={(figures) => t('progress', figures)}
        />
      )}
      <Latest />
    </section>
  );
}

function Start({ running }: { running: boolean }) {
  const { t } = useTranslation('adminReconciliation');
  const problem = useProblem();
  const { counted } = useFormats();
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
              {t('days', counted(count))}
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
