import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { stagesQuery } from '../api/stages.ts';
import { Button } from '#ui/button.tsx';
import { type LeadStages, useSaveStages } from '../api/save-stages.ts';
import { type PlanValues, rebased, startValues, toBody } from './plan-values.ts';
import { ReasonPlan } from './reason-plan.tsx';
import { StagePlan } from './stage-plan.tsx';

/** @param plan with the leads that each stage has by now */
export function PlanForm({ plan }: { plan: LeadStages }) {
  const { t } = useTranslation('adminStages');
  const queryClient = useQueryClient();
  const save = useSaveStages();
  const form = useRecordForm<PlanValues, LeadStages, LeadStages>({
    record: plan,
    start: (record) => startValues(record ?? plan),
    send: (values, _before, over) => save.mutateAsync(toBody(over === null ? values : rebased(values, over))),
    done: { title: t('saved') },
    rival: {
      code: 'lead_stage.conflict',
      look: () => queryClient.fetchQuery({ ...stagesQuery, staleTime: 0 }),
    },
    after: startValues,
  });
  // what others saved is shown to whoever has changed nothing
  const follow = useEffectEvent((now: LeadStages) => {
    if (!form.edited) form.begin(now);
  });
  useEffect(() => follow(plan), [plan]);
  const [stages, retired, reasons, retiredReasons] = useWatch({
    control: form.control,
    name: ['stages', 'retired', 'reasons', 'retiredReasons'],
  });
  const values: PlanValues = { stages, retired, reasons, retiredReasons };
  const part = { values, onChange: form.put, disabled: form.busy };
  return (
    <div className="space-y-6">
      {form.conflict !== null && (
        <ConflictNote
          form={form}
          words={{
            title: t('conflict.title'),
            text: t('conflict.text'),
            keepMine: t('conflict.keepMine'),
            takeTheirs: t('conflict.takeTheirs'),
          }}
        />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Part title={t('stages.title')} text={t('stages.text')}>
          <StagePlan {...part} now={plan.stages} />
        </Part>
        <Part title={t('reasons.title')} text={t('reasons.text')}>
          <ReasonPlan {...part} />
        </Part>
      </div>
      <Form
        of={form}
        data-bottom-bar
        className="sticky bottom-(--bar) z-20 space-y-3 rounded-t-xl border border-sand-200 bg-white px-5 py-4 shadow-float"
      >
        <FormFailure otherwise={t('failed')} />
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <p aria-live="polite" className="me-auto text-sm text-stone-600">
            {form.edited ? t('unsaved') : ''}
          </p>
          {form.edited && (
            <Button variant="secondary" disabled={form.busy} onClick={() => form.begin(plan)}>
              {t('discard')}
            </Button>
          )}
          <SaveButton whenEdited label={t('save')} busyLabel={t('saving')} />
        </div>
      </Form>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-sand-200 bg-white p-5 sm:p-7">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-sm text-stone-600">{text}</p>
      {children}
    </section>
  );
}
