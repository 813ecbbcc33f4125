import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BoxesField } from '#staff-ui/form/boxes-field.tsx';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type Task, useAddTask, useChangeTask, useRemoveTask } from './api/tasks.ts';
import { timeOf, weekOf } from './doha-time.ts';
import { startValues, type TaskValues, toBody } from './task-values.ts';
import { useClock } from './use-clock.ts';
import { useLeadsPeople } from './use-leads-people.ts';

interface TaskFormProps {
  /** Null for a new one. */
  task: Task | null;
  /** Of a new one. */
  leadId?: number;
  onClose: () => void;
}

const reminders = ['0', '15', '30', '60', '1440'] as const;
/** Any week names the days. */
const someWeek = weekOf('2026-11-22');

export function TaskForm({ task, leadId, onClose }: TaskFormProps) {
  const { t } = useTranslation('adminCalendar');
  const add = useAddTask();
  const change = useChangeTask();
  const isNameless = task !== null && task.title === null;
  const form = useRecordForm<TaskValues>({
    start: () => startValues(task),
    rules: ({ title, at, repeat, days }) => ({
      title: title.trim() === '' && !isNameless ? t('taskForm.titleRequired') : undefined,
      at: timeOf(at) === null ? t('taskForm.atRequired') : undefined,
      days: repeat === 'weekly' && days.length === 0 ? t('taskForm.daysRequired') : undefined,
    }),
    send: (values) => {
      const body = toBody(values);
      return task === null
        ? add.mutateAsync({ ...body, title: values.title.trim(), ...(leadId !== undefined && { leadId }) })
        : change.mutateAsync({ id: task.id, version: task.version, ...body });
    },
    done: { title: t(task === null ? 'tasks.added' : 'taskForm.saved') },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t(task === null ? 'taskForm.add' : 'taskForm.edit')} onClose={onClose}>
      <Form of={form}>
        <TextField name="title" label={t('taskForm.title')} required={!isNameless} maxLength={200} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="at" label={t('taskForm.at')} required type="datetime-local" writing="time" />
          <SelectField
            name="remind"
            label={t('taskForm.remind')}
            hint={t('taskForm.remindHint')}
            none={t('taskForm.noReminder')}
            options={reminders.map((minutes) => [minutes, t(`taskForm.reminders.${minutes}`)])}
          />
        </div>
        <PersonField hasLead={(task?.lead ?? null) !== null || leadId !== undefined} />
        <RepeatFields control={form.control} />
        <AreaField name="note" label={t('taskForm.note')} optional rows={3} maxLength={2000} />
        <FormFailure otherwise={t('taskForm.failed')} />
        <FormActions label={t('taskForm.save')} busyLabel={t('taskForm.saving')}>
          {task !== null && <RemoveButton task={task} onRemoved={onClose} />}
        </FormActions>
      </Form>
    </FormDialog>
  );
}

/** For whoever may give work to others. */
function PersonField({ hasLead }: { hasLead: boolean }) {
  const { t } = useTranslation('adminCalendar');
  const { people } = useLeadsPeople();
  if (people.length === 0) return null;
  return (
    <SelectField
      name="person"
      label={t('taskForm.person')}
      none={t('tasks.myself')}
      options={[
        ...(hasLead ? [['lead', t('taskForm.ofLead')] as const] : []),
        ...people.map(({ id, name }) => [String(id), name] as const),
      ]}
    />
  );
}

function RepeatFields({ control }: { control: ReturnType<typeof useRecordForm<TaskValues>>['control'] }) {
  const { t } = useTranslation('adminCalendar');
  const clock = useClock();
  const repeat = useWatch({ control, name: 'repeat' });
  return (
    <>
      <SelectField
        name="repeat"
        label={t('taskForm.repeat')}
        hint={t('taskForm.repeatHint')}
        none={t('taskForm.once')}
        options={(['daily', 'weekly', 'monthly'] as const).map((every) => [every, t(`taskForm.${every}`)])}
      />
      {repeat === 'weekly' && (
        <BoxesField
          name="days"
          label={t('taskForm.days')}
          options={someWeek.map((day, weekday) => [String(weekday), clock.weekday(day)])}
        />
      )}
    </>
  );
}

function RemoveButton({ task: { id, version }, onRemoved }: { task: Task; onRemoved: () => void }) {
  const { t } = useTranslation('adminCalendar');
  const tell = useTell();
  const remove = useRemoveTask();
  const { ask, question } = useQuestion<null>(() => ({
    title: t('taskForm.removeTitle'),
    text: t('taskForm.removeText'),
    confirmLabel: t('taskForm.remove'),
    destructive: true,
    onConfirm: async () => {
      if (await tell(remove.mutateAsync({ id, version }), { done: t('taskForm.removed') })) onRemoved();
    },
  }));
  return (
    <>
      <Button variant="quiet" disabled={remove.isPending} onClick={() => ask(null)} className="me-auto">
        {t('taskForm.remove')}
      </Button>
      {question}
    </>
  );
}
