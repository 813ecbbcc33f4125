import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { RowAction } from '#staff-ui/list/row-action.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type RoutingPerson, type Team, teamsQuery, useDeleteTeam, useSaveTeam } from './api/routing.ts';

/** Who leads whom; administrators change it. */
export function TeamList({ people }: { people: readonly RoutingPerson[] }) {
  const { t } = useTranslation('adminRouting');
  const mayEdit = useMay('users.manage');
  const tell = useTell();
  const remove = useDeleteTeam();
  const [edited, setEdited] = useState<Team | 'new' | null>(null);
  const { ask, question } = useQuestion(({ id, name }: Team) => ({
    destructive: true,
    title: t('teams.removeTitle', { name }),
    text: t('teams.removeText'),
    confirmLabel: t('teams.remove'),
    onConfirm: () => tell(remove.mutateAsync(id), { done: t('teams.removed') }),
  }));
  const names = ({ members }: Team, leads: boolean): string =>
    people
      .filter(({ id }) => members.some(({ userId, isManager }) => userId === id && isManager === leads))
      .map(({ name }) => name)
      .join(t('conditions.and'));
  return (
    <>
      <Loaded result={useQuery(teamsQuery)} skeleton="h-24">
        {({ teams }) =>
          teams.length === 0 ? (
            <p className="text-sm text-stone-600">{t('teams.none')}</p>
          ) : (
            <ul className="divide-y divide-sand-200">
              {teams.map((team) => (
                <li key={team.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
                  <div className="min-w-0 grow basis-52 text-sm">
                    <bdi className="font-semibold text-ink">{team.name}</bdi>
                    <p className="text-stone-700">{t('teams.leads', { names: names(team, true) || '–' })}</p>
                    <p className="text-stone-600">{t('teams.members', { names: names(team, false) || '–' })}</p>
                  </div>
                  {mayEdit && (
                    <div className="flex gap-1">
                      <RowAction
                        label={t('rules.edit', { name: team.name })}
                        icon={Pencil}
                        onClick={() => setEdited(team)}
                      />
                      <RowAction
                        label={t('remove.for', { name: team.name })}
                        icon={Trash2}
                        onClick={() => ask(team)}
                        danger
                      />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayEdit && (
        <Button size="sm" variant="secondary" className="mt-4" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" />
          {t('teams.add')}
        </Button>
      )}
      {edited !== null && (
        <TeamForm team={edited === 'new' ? null : edited} people={people} onClose={() => setEdited(null)} />
      )}
      {question}
    </>
  );
}

interface TeamValues {
  name: string;
  /** By account, as `p7`. */
  places: Record<string, '' | 'member' | 'manager'>;
}

interface TeamFormProps {
  team: Team | null;
  people: readonly RoutingPerson[];
  onClose: () => void;
}

function TeamForm({ team, people, onClose }: TeamFormProps) {
  const { t } = useTranslation('adminRouting');
  const save = useSaveTeam();
  const placeOf = (id: number): TeamValues['places'][string] => {
    const member = team?.members.find(({ userId }) => userId === id);
    return member === undefined ? '' : member.isManager ? 'manager' : 'member';
  };
  const form = useRecordForm<TeamValues>({
    start: () => ({
      name: team?.name ?? '',
      places: Object.fromEntries(people.map(({ id }) => [`p${String(id)}`, placeOf(id)])),
    }),
    rules: ({ name }) => ({ name: name.trim() === '' ? t('form.nameMissing') : undefined }),
    send: ({ name, places }) => {
      const members = Object.entries(places).flatMap(([key, place]) =>
        place === '' ? [] : [{ userId: Number(key.slice(1)), isManager: place === 'manager' }],
      );
      return save.mutateAsync({ id: team?.id ?? null, body: { name: name.trim(), members } });
    },
    done: { title: t('teams.saved') },
    onSaved: onClose,
  });
  return (
    <FormDialog title={team === null ? t('teams.add') : t('rules.edit', { name: team.name })} onClose={onClose}>
      <Form of={form}>
        <TextField<TeamValues> name="name" label={t('form.name')} required maxLength={80} />
        <div className="grid max-h-80 gap-4 overflow-y-auto rounded-lg border border-sand-300 p-4 sm:grid-cols-2">
          {people.map(({ id, name }) => (
            <SelectField<TeamValues>
              key={id}
              name={`places.p${String(id)}`}
              label={name}
              none={t('teams.place.none')}
              options={(['member', 'manager'] as const).map((place) => [place, t(`teams.place.${place}`)])}
            />
          ))}
        </div>
        <FormFailure />
        <FormActions label={t('form.save')} busyLabel={t('form.saving')} />
      </Form>
    </FormDialog>
  );
}
