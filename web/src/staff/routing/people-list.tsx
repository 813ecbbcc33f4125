import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { type RoutingPerson, useSaveLeave } from './api/routing.ts';

/** Noon in Doha of a day: whatever zone writes it, the day stays. */
const noonOf = (day: string): string => `${day}T09:00:00Z`;

/** Who can be given leads, and when they are away. */
export function PeopleList({ people }: { people: readonly RoutingPerson[] }) {
  const { t } = useTranslation('adminRouting');
  const { date } = useFormats();
  const roleName = useRoleName();
  const [edited, setEdited] = useState<RoutingPerson | null>(null);
  if (people.length === 0) return <p className="text-sm text-stone-600">{t('people.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-sand-200">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 grow text-sm">
              <bdi className="font-semibold text-ink">{person.name}</bdi>
              <span className="block text-xs text-stone-600">{roleName(person.role)}</span>
            </span>
            {person.leave !== null && (
              <span className="text-sm text-stone-700">
                {t('people.away', { from: date(noonOf(person.leave.from)), to: date(noonOf(person.leave.to)) })}
              </span>
            )}
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('people.leaveOf', { name: person.name })}
              onClick={() => setEdited(person)}
            >
              {t('people.leave')}
            </Button>
          </li>
        ))}
      </ul>
      {edited !== null && <LeaveForm key={edited.id} person={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

interface LeaveValues {
  from: string;
  to: string;
}

function LeaveForm({ person: { id, name, leave }, onClose }: { person: RoutingPerson; onClose: () => void }) {
  const { t } = useTranslation('adminRouting');
  const save = useSaveLeave();
  const form = useRecordForm<LeaveValues>({
    start: () => ({ from: leave?.from ?? '', to: leave?.to ?? '' }),
    rules: ({ from, to }) => ({
      to: (from === '') !== (to === '') ? t('people.half') : from > to ? t('people.order') : undefined,
    }),
    send: ({ from, to }) => save.mutateAsync({ id, leave: from === '' ? null : { from, to } }),
    done: { title: t('people.saved') },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('people.leaveOf', { name })} onClose={onClose}>
      <Form of={form}>
        <p className="text-sm text-stone-600">{t('people.leaveText')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<LeaveValues> name="from" label={t('people.from')} type="date" writing="time" />
          <TextField<LeaveValues> name="to" label={t('people.to')} type="date" writing="time" />
        </div>
        <FormFailure />
        <FormActions label={t('form.save')} busyLabel={t('form.saving')} />
      </Form>
    </FormDialog>
  );
}
