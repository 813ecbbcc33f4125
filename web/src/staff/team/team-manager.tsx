import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { AddButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { useFormAddress } from '#staff-ui/use-form-address.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { useUndo } from '#staff-ui/trash/use-undo.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Member, membersQuery, useDeleteMember } from './api/members.ts';
import { MemberCard } from './member-card.tsx';
import { MemberForm } from './member-form.tsx';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Also those that the site hides. @param mayEdit else read only */
export function TeamManager({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('adminTeam');
  const { counted } = useFormats();
  const result = useQuery(membersQuery);
  const { data } = result;
  const form = useFormAddress();
  const edited = data?.find(({ id }) => id === form.subject);
  const removal = useRemoveMember();
  const add = mayEdit && <AddButton label={t('add')} onClick={() => form.open('new')} />;
  const waiting = (
    <div className={grid}>
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="h-64 w-full rounded-2xl" />
      ))}
    </div>
  );
  return (
    <section aria-labelledby="team-title" className="space-y-6">
      <ScreenHeader
        id="team-title"
        title={t('title')}
        found={data === undefined ? '' : t('count', counted(data.length))}
      >
        {data !== undefined && data.length > 0 && add}
      </ScreenHeader>
      <Loaded result={result} skeleton="" waiting={waiting}>
        {(members) =>
          members.length === 0 ? (
            <EmptyState icon={<Users className="size-6" />} title={t('empty.title')} text={t('empty.text')}>
              {add}
            </EmptyState>
          ) : (
            <ul className={grid}>
              {members.map((member) => (
                <li key={member.id}>
                  <MemberCard
                    member={member}
                    mayEdit={mayEdit}
                    onEdit={() => form.open(member.id)}
                    onDelete={() => removal.ask(member)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayEdit && (form.subject === 'new' || edited !== undefined) && (
        <MemberForm key={form.subject} member={edited ?? null} onClose={() => form.close()} />
      )}
      {removal.question}
    </section>
  );
}

function useRemoveMember() {
  const { t } = useTranslation('adminTeam');
  const tell = useTell();
  const remove = useDeleteMember();
  const { action } = useUndo('agent');
  const words = useTrashWords();
  return useQuestion(({ id, name }: Member) => ({
    destructive: true,
    title: t('remove.title', { name }),
    text: words.one(t('remove.text')),
    confirmLabel: t('remove.action'),
    onConfirm: () =>
      tell(remove.mutateAsync(id), {
        done: () => ({ title: t('deleted'), action: action([id]) }),
        failed: t('error'),
        otherwise: t('deleteFailed'),
      }),
  }));
}
