import type { components } from '@manzil/contract/api';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Lines } from './list/lines.tsx';

type Session = components['schemas']['Session'];

interface SessionLinesProps {
  sessions: readonly Session[];
  /** One is being ended. */
  pending: boolean;
  onEnd: (id: string) => void;
}

/** Where somebody is signed in; the session that asks is ended by signing out. */
export function SessionLines({ sessions, pending, onEnd }: SessionLinesProps) {
  return (
    <Lines>
      {sessions.map((session) => (
        <SessionLine key={session.id} session={session} pending={pending} onEnd={() => onEnd(session.id)} />
      ))}
    </Lines>
  );
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
