import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useFormAddress } from '#staff-ui/use-form-address.ts';
import { type Member, membersQuery, useDeleteMember } from './api/members.ts';
import { MemberCard } from './member-card.tsx';
import { MemberForm } from './member-form.tsx';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** The people who work here, also those that the site does not show. @param mayEdit else they are read only */
export function TeamManager({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation(['adminTeam', 'admin']);
  const problem = useProblem();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(membersQuery);
  const form = useFormAddress();
  const edited = data?.find(({ id }) => id === form.subject);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const toast = useToast();
  const remove = useDeleteMember();
  const add = () => {
    form.open('new');
  };
  const addButton = (
    <Button onClick={add}>
      <Plus aria-hidden className="size-4" />
      {t('add')}
    </Button>
  );

  return (
    <section aria-labelledby="team-title" className="space-y-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <ScreenTitle id="team-title" title={t('title')} />
          <p aria-live="polite" className="text-sm text-stone-600">
            {data !== undefined && t('count', { count: data.length, formatted: formatNumber(data.length, language) })}
          </p>
        </div>
        {mayEdit && data !== undefined && data.length > 0 && addButton}
      </header>
      {data === undefined && error !== null && (
        <LoadFailure
          title={t('admin:failed.title')}
          text={t('admin:failed.text')}
          retryLabel={t('admin:failed.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && (
        <div aria-busy className={grid}>
          {Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} className="h-64 w-full rounded-2xl" />
          ))}
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState icon={<Users className="size-6" />} title={t('empty.title')} text={t('empty.text')}>
          {mayEdit && addButton}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={grid}>
          {data.map((member) => (
            <li key={member.id}>
              <MemberCard
                member={member}
                mayEdit={mayEdit}
                onEdit={() => {
                  form.open(member.id);
                }}
                onDelete={() => {
                  setLeaving(member);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (form.subject === 'new' || edited !== undefined) && (
        <MemberForm
          key={form.subject}
          member={edited ?? null}
          onClose={() => {
            form.close();
          }}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => {
          setLeaving(null);
        }}
        destructive
        title={t('remove.title', { name: leaving?.name ?? '' })}
        text={t('remove.text')}
        confirmLabel={t('remove.action')}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving.id, {
            onSuccess: () => {
              toast({ title: t('deleted') });
            },
            onError: (failure) => {
              toast({
                title: t('error'),
                description: problem.sentence(failure, t('deleteFailed')),
                variant: 'destructive',
              });
            },
          });
        }}
      />
    </section>
  );
}
