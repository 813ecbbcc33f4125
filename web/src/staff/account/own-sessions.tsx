import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type Session, sessionsQuery, useEndSession } from './api/account.ts';

/** Where one is signed in, with the way out of each. */
export function OwnSessions() {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const end = useEnd();
  if (error !== null && sessions === undefined)
    return (
      <LoadFailure
        title={t('admin:failed.title')}
        text={t('admin:failed.text')}
        retryLabel={t('admin:failed.retry')}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (sessions === undefined) return <Skeleton className="h-40 w-full" />;
  const others = sessions.filter(({ current }) => !current);
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-sand-200 rounded-xl border border-sand-200 bg-white">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            pending={end.pending}
            onEnd={() => {
              end.run(session.id);
            }}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-sm text-stone-600">{t('sessions.onlyThis')}</p>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          disabled={end.pending}
          onClick={() => {
            end.run(null);
          }}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  );
}

function useEnd(): { pending: boolean; run: (id: string | null) => void } {
  const { t } = useTranslation('adminAccount');
  const problem = useProblem();
  const toast = useToast();
  const { isPending, mutate } = useEndSession();
  const run = (id: string | null): void => {
    mutate(id, {
      onSuccess: () => {
        toast({ title: id === null ? t('sessions.othersEnded') : t('sessions.ended') });
      },
      onError: (error) => {
        toast({ title: t('sessions.failed'), description: problem.sentence(error), variant: 'destructive' });
      },
    });
  };
  return { pending: isPending, run };
}

function SessionLine({ session, pending, onEnd }: { session: Session; pending: boolean; onEnd: () => void }) {
  const { t } = useTranslation('adminAccount');
  const { language } = useLanguage();
  const name = [session.browser, session.system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const Icon = session.system === 'Android' || session.system === 'iOS' ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Icon aria-hidden className="size-5 shrink-0 text-stone-500" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <bdi>{name}</bdi>
          {session.current && <Badge tone="green">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-stone-600">
          {t('sessions.since', { time: formatDateTime(session.signedInAt, language) })}
          {!session.current && ` · ${t('sessions.seen', { time: formatDateTime(session.lastSeenAt, language) })}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          disabled={pending}
          aria-label={t('sessions.endNamed', { name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
