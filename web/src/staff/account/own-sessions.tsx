import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Lines } from '#staff-ui/list/lines.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Session, sessionsQuery, useEndSession } from './api/account.ts';

export function OwnSessions() {
  const { t } = useTranslation('adminAccount');
  const end = useEnd();
  return (
    <Loaded result={useQuery(sessionsQuery)} skeleton="h-40">
      {(sessions) => (
        <div className="space-y-4">
          <Lines>
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} pending={end.pending} onEnd={() => end.run(session.id)} />
            ))}
          </Lines>
          {sessions.every(({ current }) => current) ? (
            <p className="text-sm text-stone-600">{t('sessions.onlyThis')}</p>
          ) : (
            <Button variant="secondary" size="sm" disabled={end.pending} onClick={() => end.run(null)}>
              {t('sessions.endOthers')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}

function useEnd(): { pending: boolean; run: (id: string | null) => void } {
  const { t } = useTranslation('adminAccount');
  const tell = useTell();
  const { isPending, mutateAsync } = useEndSession();
  const run = (id: string | null): void => {
    const done = t(id === null ? 'sessions.othersEnded' : 'sessions.ended');
    void tell(mutateAsync(id), { done, failed: t('sessions.failed') });
  };
  return { pending: isPending, run };
}

function SessionLine({ session, pending, onEnd }: { session: Session; pending: boolean; onEnd: () => void }) {
  const { t } = useTranslation('adminAccount');
  const { dateTime } = useFormats();
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
          {t('sessions.since', { time: dateTime(session.signedInAt) })}
          {!session.current && ` · ${t('sessions.seen', { time: dateTime(session.lastSeenAt) })}`}
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
