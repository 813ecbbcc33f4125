import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { SessionLines } from '#staff-ui/session-lines.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { useEndUserSession, userSessionsQuery } from './api/user-sessions.ts';
import type { User } from './api/users.ts';
import { nameOf } from './name-of.ts';

/** Where a person is signed in, for whoever manages accounts. */
export function UserSessions({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers');
  const end = useEnd(user.id);
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{t('tasks.sessions.text', { name: nameOf(user) })}</p>
      <Loaded result={useQuery(userSessionsQuery(user.id))} skeleton="h-40">
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="text-stone-700">{t('tasks.sessions.none')}</p>
          ) : (
            <div className="space-y-4">
              <SessionLines sessions={sessions} pending={end.pending} onEnd={end.run} />
              <Button variant="secondary" size="sm" disabled={end.pending} onClick={() => end.run(null)}>
                {t('tasks.sessions.endAll')}
              </Button>
            </div>
          )
        }
      </Loaded>
      <p className="text-sm text-stone-600">{t('tasks.sessions.tokens')}</p>
    </div>
  );
}

function useEnd(user: number): { pending: boolean; run: (session: string | null) => void } {
  const { t } = useTranslation(['adminUsers', 'adminAccount']);
  const tell = useTell();
  const { isPending, mutateAsync } = useEndUserSession();
  const run = (session: string | null): void => {
    const done = session === null ? t('tasks.sessions.allEnded') : t('adminAccount:sessions.ended');
    void tell(mutateAsync({ user, session }), { done });
  };
  return { pending: isPending, run };
}
