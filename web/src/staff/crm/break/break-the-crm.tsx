import { useQuery } from '@tanstack/react-query';
import { HeartPulse, Send, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { codeOf } from '#lib/api/api-error.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { useToast } from '#ui/toast-state.ts';
import { crmStatusQuery } from '../api/crm-status.ts';
import { busyMs, type CrmTest, crmTestQuery, useRemoveTestLeads, useSendTestLeads } from '../api/crm-test.ts';
import { FaultSlider, ForgetfulSwitch } from './fault-control.tsx';
import { faultScales, isAnythingBroken, isBroken, wellFaults } from './fault-scales.ts';
import { TestLeadFigures } from '../test-lead-figures.tsx';
import { useFaultDraft } from './use-fault-draft.ts';

/** Finds them by their e-mail domain. */
const testLeads = '/admin/leads?search=crm-test.example';

/** For administrators of the demo. */
export function BreakTheCrm() {
  const { data: status } = useQuery(crmStatusQuery);
  const mayBreak = useMay('crm.break');
  return mayBreak && status?.demo === true ? <Panel /> : null;
}

function Panel() {
  const { t } = useTranslation('adminBreakCrm');
  const send = useSendTestLeads();
  // the answer comes at the end; polls tell the progress
  const polling = send.isPending ? { refetchInterval: busyMs } : {};
  return (
    <section
      aria-labelledby="break-the-crm"
      className="space-y-5 rounded-2xl border border-sand-200 bg-white p-4 sm:p-6"
    >
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="break-the-crm" className="text-xl">
            {t('title')}
          </h2>
          <Badge tone="amber">{t('badge')}</Badge>
        </div>
        <p className="mt-1 text-sm text-stone-600">{t('subtitle')}</p>
      </div>
      <Loaded result={useQuery({ ...crmTestQuery, ...polling })} skeleton="h-96">
        {(test) => <Bench test={test} send={send} />}
      </Loaded>
    </section>
  );
}

type Send = ReturnType<typeof useSendTestLeads>;

function useFailureToast(): (error: unknown) => void {
  const { t } = useTranslation('adminBreakCrm');
  const problem = useProblem();
  const toast = useToast();
  return (error) => {
    // no failures: something to wait for, or to do first
    if (codeOf(error) === 'crm.test_running' || codeOf(error) === 'crm.test_full')
      toast({ title: problem.sentence(error) });
    else toast({ title: t('failed'), description: problem.sentence(error), variant: 'destructive' });
  };
}

function Bench({ test: { faults: inForce, leads }, send }: { test: CrmTest; send: Send }) {
  const { t } = useTranslation('adminBreakCrm');
  const { counted } = useFormats();
  const toast = useToast();
  const onError = useFailureToast();
  const { faults, change } = useFaultDraft(inForce ?? wellFaults, onError);
  const unreachable = inForce === null;
  const start = (): void => {
    send.mutate(undefined, {
      onSuccess: ({ accepted, refused }) => {
        const title = t('sent', counted(accepted));
        toast(
          refused === 0 ? { title } : { title, description: t('refused', counted(refused)), variant: 'destructive' },
        );
      },
      onError,
    });
  };
  return (
    <>
      <TestLeadFigures leads={leads} />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button disabled={send.isPending || leads.running} onClick={start}>
          <Send aria-hidden className="size-4 rtl:-scale-x-100" />
          {send.isPending || leads.running ? t('sending') : t('send')}
        </Button>
        <Button
          variant="secondary"
          disabled={unreachable || !isAnythingBroken(faults)}
          onClick={() => change(wellFaults, () => toast({ title: t('healed') }))}
        >
          <HeartPulse aria-hidden className="size-4" />
          {t('heal')}
        </Button>
        <RemoveButton disabled={leads.accepted === 0 || leads.running || send.isPending} onError={onError} />
        {leads.stored > 0 && (
          <Button asChild variant="quiet" className="md:ms-auto">
            <Link to={testLeads}>
              {t('show')}
              <ArrowForward />
            </Link>
          </Button>
        )}
      </div>
      {unreachable && (
        <p role="alert" className="rounded-xl bg-amber-50 px-5 py-4 text-sm font-medium text-amber-700">
          {t('unreachable')}
        </p>
      )}
      <fieldset disabled={unreachable}>
        <legend className="text-base font-semibold text-ink">{t('faultsTitle')}</legend>
        <p className="mt-0.5 mb-3 text-sm text-stone-600">{t('faultsText')}</p>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {faultScales.map((scale) => (
            <FaultSlider
              key={scale.name}
              scale={scale}
              value={faults[scale.name]}
              broken={isBroken(faults, scale.name)}
              onChange={(value) => change({ [scale.name]: value })}
            />
          ))}
          <ForgetfulSwitch
            forgetful={!faults.idempotent}
            disabled={unreachable}
            onChange={(forgetful) => change({ idempotent: !forgetful })}
          />
        </div>
      </fieldset>
    </>
  );
}

function RemoveButton({ disabled, onError }: { disabled: boolean; onError: (error: unknown) => void }) {
  const { t } = useTranslation('adminBreakCrm');
  const { counted } = useFormats();
  const toast = useToast();
  const remove = useRemoveTestLeads();
  const button = useRef<HTMLButtonElement>(null);
  const { ask, question } = useQuestion((opener: typeof button) => ({
    opener,
    destructive: true,
    title: t('removeTitle'),
    text: t('removeText'),
    confirmLabel: t('remove'),
    onConfirm: () => {
      remove.mutate(undefined, {
        onSuccess: ({ deleted }) => toast({ title: t('removed', counted(deleted)) }),
        onError,
      });
    },
  }));
  return (
    <>
      <Button ref={button} variant="secondary" disabled={disabled || remove.isPending} onClick={() => ask(button)}>
        <Trash2 aria-hidden className="size-4" />
        {remove.isPending ? t('removing') : t('remove')}
      </Button>
      {question}
    </>
  );
}
