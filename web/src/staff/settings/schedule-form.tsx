import { useProblem } from '#staff-lib/use-problem.ts';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, Select } from '#ui/field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type SyncSchedule, useSaveSchedule } from './api/settings.ts';
import { presetNames, presetOf, type SchedulePreset, schedulePresets } from './schedule-values.ts';
import { SwitchRow } from './switch-row.tsx';

interface ScheduleFormProps {
  schedule: SyncSchedule;
  onDirty: (dirty: boolean) => void;
}

interface ScheduleValues {
  isActive: boolean;
  preset: SchedulePreset | 'custom';
  custom: string;
}

const valuesOf = ({ isActive, scheduleTime }: SyncSchedule): ScheduleValues => ({
  isActive,
  preset: presetOf(scheduleTime),
  custom: scheduleTime,
});

/** When listings are pulled from the CRM by themselves. */
export function ScheduleForm({ schedule, onDirty }: ScheduleFormProps) {
  const { t } = useTranslation(['adminSettings', 'adminProblems']);
  const problem = useProblem();
  const toast = useToast();
  const save = useSaveSchedule();
  const { register, control, handleSubmit, reset, setError, formState } = useForm<ScheduleValues>({
    defaultValues: valuesOf(schedule),
  });
  const { isDirty, errors } = formState;
  const preset = useWatch({ control, name: 'preset' });
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);

  const submit = handleSubmit(async (values) => {
    const scheduleTime = values.preset === 'custom' ? values.custom : schedulePresets[values.preset];
    try {
      reset(valuesOf(await save.mutateAsync({ scheduleTime, isActive: values.isActive })));
      toast({ title: t('saved'), description: t('schedule.saved') });
    } catch (error) {
      const { scheduleTime: wrong } = problem.fields(error);
      const description = problem.sentence(error);
      if (wrong !== undefined) setError('custom', { message: wrong });
      else toast({ title: t('failed.title'), description, variant: 'destructive' });
    }
  });

  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Controller
        control={control}
        name="isActive"
        render={({ field: { value, onChange } }) => (
          <SwitchRow
            label={t('schedule.active.label')}
            text={t('schedule.active.text')}
            checked={value}
            onChange={onChange}
          />
        )}
      />
      <Field label={t('schedule.preset')}>
        <Select {...register('preset')}>
          {[...presetNames, 'custom' as const].map((name) => (
            <option key={name} value={name}>
              {t(`schedule.presets.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      {preset === 'custom' && (
        <Field label={t('schedule.custom')} hint={t('schedule.customHint')} error={errors.custom?.message}>
          <Input
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className="rtl:text-end"
            {...register('custom', {
              validate: (text) => text.trim().split(/\s+/).length === 5 || t('adminProblems:rules.unreadable'),
            })}
          />
        </Field>
      )}
      <Runs schedule={schedule} />
      <Button type="submit" disabled={save.isPending || !isDirty}>
        {save.isPending ? t('saving') : t('schedule.save')}
      </Button>
    </form>
  );
}

function Runs({ schedule: { lastRun, nextRuns } }: { schedule: SyncSchedule }) {
  const { t } = useTranslation(['adminSettings', 'adminProblems']);
  const { language } = useLanguage();
  return (
    <dl className="grid gap-4 text-sm sm:grid-cols-2">
      <div>
        <dt className="text-stone-600">{t('schedule.last')}</dt>
        <dd className="font-medium">{lastRun === null ? t('schedule.never') : formatDateTime(lastRun, language)}</dd>
      </div>
      <div>
        <dt className="text-stone-600">{t('schedule.next')}</dt>
        {nextRuns.length === 0 ? (
          <dd className="font-medium">{t('schedule.none')}</dd>
        ) : (
          nextRuns.map((time) => (
            <dd key={time} className="font-medium">
              {formatDateTime(time, language)}
            </dd>
          ))
        )}
      </div>
    </dl>
  );
}
