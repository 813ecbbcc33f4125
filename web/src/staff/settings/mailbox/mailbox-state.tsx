import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Mailbox, MailboxProblem } from './mailbox-api.ts';

/** How the last reading went. */
export function MailboxState({ mailbox: { enabled, lookedAt, problem, taken } }: { mailbox: Mailbox }) {
  const { t } = useTranslation('adminMailbox');
  const { counted, dateTime } = useFormats();
  const count = taken > 0 && <p>{t('taken', counted(taken))}</p>;
  if (!enabled || lookedAt === null)
    return (
      <div className="rounded-md bg-sand-100 px-4 py-3 text-sm text-stone-700">
        <p>{t(enabled ? 'never' : 'off')}</p>
        {count}
      </div>
    );
  return (
    <Finding problem={problem} title={t(problem === null ? 'looked' : 'lookFailed', { time: dateTime(lookedAt) })}>
      {count}
    </Finding>
  );
}

/** What came of trying the connection. */
export function TrialReport({ problem }: { problem: MailboxProblem | null }) {
  const { t } = useTranslation('adminMailbox');
  return (
    <div role="status">
      <Finding problem={problem} title={problem === null ? t('works') : null} />
    </div>
  );
}

interface FindingProps {
  problem: MailboxProblem | null;
  title: string | null;
  children?: ReactNode;
}

function Finding({ problem, title, children }: FindingProps) {
  const { t } = useTranslation('adminMailbox');
  const good = problem === null;
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <div
      className={`flex gap-3 rounded-md px-4 py-3 text-sm ${good ? 'bg-palm-50 text-palm-700' : 'bg-danger-50 text-danger-700'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0">
        {title !== null && <p>{title}</p>}
        {problem !== null && (
          <>
            <p className="font-semibold">{t(`problems.${problem}.what`)}</p>
            <p className="mt-1 text-ink">{t(`problems.${problem}.todo`)}</p>
          </>
        )}
        {children}
      </div>
    </div>
  );
}
