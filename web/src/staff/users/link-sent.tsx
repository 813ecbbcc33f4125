import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import type { AccessLink, User } from './api/users.ts';
import { nameOf } from './name-of.ts';

const inContainers = 'docker compose run --rm --no-deps migrate node services/migrate/src/access-link.ts';

/** Where the link is. It is never shown here: who reads it could take the account over. */
export function LinkSent({ link, user, onClose }: { link: AccessLink; user: User; onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const { dateTime } = useFormats();
  return (
    <div className="space-y-5">
      <p className="text-stone-700">
        {t(link.sent ? 'tasks.link.sent' : 'tasks.link.notSent', { name: nameOf(user), email: user.email })}
      </p>
      {link.sent ? (
        <p className="text-sm text-stone-600">{t('tasks.link.until', { time: dateTime(link.expiresAt) })}</p>
      ) : (
        <>
          <Command text={`npm run access-link ${user.email}`} />
          <p className="text-sm text-stone-600">{t('tasks.link.inContainers')}</p>
          <Command text={`${inContainers} ${user.email}`} />
        </>
      )}
      <Button onClick={onClose}>{t('tasks.link.close')}</Button>
    </div>
  );
}

function Command({ text }: { text: string }) {
  return (
    <pre dir="ltr" className="rounded-lg bg-sand-100 p-3 text-start text-sm break-words whitespace-pre-wrap">
      <code>{text}</code>
    </pre>
  );
}
