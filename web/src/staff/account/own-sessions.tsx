import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { SessionLines } from '#staff-ui/session-lines.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { sessionsQuery, useEndSession } from './api/account.ts';

export function OwnSessions() {
  const { t } = useTranslation('adminAccount');
  const end = useEnd();
  return (
    <Loaded result={useQuery(sessionsQuery)} skeleton="h-40">
      {(sessions) => (
        <div className="space-y-4">
          <SessionLines sessions={sessions} pending={end.pending} onEnd={end.run} />
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
