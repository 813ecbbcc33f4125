import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Permitted } from '#staff-lib/auth/permitted.tsx';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { useAddTask } from './api/tasks.ts';
import { nextHour, timeOf } from './doha-time.ts';

interface QuickAddProps {
  /** Of this lead. */
  leadId?: number;
  onDetails: () => void;
}

interface Values {
  title: string;
  at: string;
}

/** One line: what and when; Enter adds. */
export function QuickAdd({ leadId, onDetails }: QuickAddProps) {
  const { t } = useTranslation('adminCalendar');
  const add = useAddTask();
  const start = (): Values => ({ title: '', at: nextHour(Date.now()) });
  const form = useRecordForm<Values>({
    start,
    rules: ({ title, at }) => ({
      title: title.trim() === '' ? t('taskForm.titleRequired') : undefined,
      at: timeOf(at) === null ? t('taskForm.atRequired') : undefined,
    }),
    send: ({ title, at }) =>
      add.mutateAsync({ title: title.trim(), dueAt: timeOf(at) ?? '', ...(leadId !== undefined && { leadId }) }),
    done: { title: t('tasks.added') },
    after: start,
    onSaved: () => form.setFocus('title'),
  });
  return (
    <Permitted needs="leads.write">
      <Form of={form} className="space-y-3">
        <div className="flex flex-wrap items-start gap-3">
          <TextField name="title" label={t('tasks.newTitle')} maxLength={200} className="min-w-48 grow basis-64" />
          <TextField
            name="at"
            label={t('tasks.newAt')}
            type="datetime-local"
            writing="time"
            className="min-w-60 grow basis-60 sm:grow-0"
          />
          <div className="flex gap-2 sm:pt-6.5">
            <SaveButton label={t('tasks.add')} />
            <Button variant="secondary" onClick={onDetails}>
              <Plus aria-hidden className="size-4" />
              {t('tasks.addDetailed')}
            </Button>
          </div>
        </div>
        <FormFailure otherwise={t('tasks.addFailed')} />
      </Form>
    </Permitted>
  );
}
