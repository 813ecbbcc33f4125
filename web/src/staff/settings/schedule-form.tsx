import { useProblem } from '#staff-lib/use-problem.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { type SyncSchedule, useSaveSchedule } from './api/settings.ts';
import { presetNames, presetOf, type SchedulePreset, schedulePresets } from './schedule-values.ts';
import { SwitchRow } from './switch-row.tsx';

interface ScheduleValues {
  isActive: boolean;
  preset: SchedulePreset | 'custom';
  scheduleTime: string;
}

const valuesOf = ({ isActive, scheduleTime }: SyncSchedule): ScheduleValues => ({
  isActive,
  preset: presetOf(scheduleTime),
  scheduleTime,
});

export function ScheduleForm({ schedule }: { schedule: SyncSchedule }) {
  const { t } = useTranslation(['adminSettings', 'adminProblems']);
  const problem = useProblem();
  const save = useSaveSchedule();
  const form = useRecordForm<ScheduleValues, SyncSchedule>({
    start: () => valuesOf(schedule),
    rules: ({ preset, scheduleTime }) => ({
      scheduleTime:
        preset !== 'custom' || scheduleTime.trim().split(/\s+/).length === 5
          ? undefined
          : t('adminProblems:rules.unreadable'),
    }),
    send: ({ isActive, preset, scheduleTime }) =>
      save.mutateAsync({ isActive, scheduleTime: preset === 'custom' ? scheduleTime : schedulePresets[preset] }),
    done: { title: t('saved'), description: t('schedule.saved') },
    failed: { title: t('failed.title') },
    onRefused: (error) => 'scheduleTime' in problem.fields(error),
    after: valuesOf,
  });
  const preset = useWatch({ control: form.control, name: 'preset' });

  return (
    <Form of={form} className="space-y-6">
      <SwitchRow name="isActive" label={t('schedule.active.label')} text={t('schedule.active.text')} />
      <SelectField
        name="preset"
        label={t('schedule.preset')}
        options={[...presetNames, 'custom' as const].map((name) => [name, t(`schedule.presets.${name}`)])}
      />
      {preset === 'custom' && (
        <TextField
          name="scheduleTime"
          label={t('schedule.custom')}
          hint={t('schedule.customHint')}
          writing="code"
          maxLength={100}
        />
      )}
      <Runs schedule={schedule} />
      <SaveButton label={t('schedule.save')} busyLabel={t('saving')} whenEdited />
    </Form>
  );
}

function Runs({ schedule: { lastRun, nextRuns } }: { schedule: SyncSchedule }) {
  const { t } = useTranslation(['adminSettings', 'adminProblems']);
  const { dateTime } = useFormats();
  return (
    <dl className="grid gap-4 text-sm sm:grid-cols-2">
      <div>
        <dt className="text-stone-600">{t('schedule.last')}</dt>
        <dd className="font-medium">{lastRun === null ? t('schedule.never') : dateTime(lastRun)}</dd>
      </div>
      <div>
        <dt className="text-stone-600">{t('schedule.next')}</dt>
        {nextRuns.length === 0 ? (
          <dd className="font-medium">{t('schedule.none')}</dd>
        ) : (
          nextRuns.map((time) => (
            <dd key={time} className="font-medium">
              {dateTime(time)}
            </dd>
          ))
        )}
      </div>
    </dl>
  );
}
