import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#staff-ui/switch.tsx';
import { chooseDesktopNotices, isBlocked, knowsDesktopNotices, wantsDesktopNotices } from './desktop-choice.ts';

/** Of this browser. Not there where it has no such notices. */
export function DesktopSwitch({ userId }: { userId: number }) {
  const { t } = useTranslation('adminNotices');
  const known = knowsDesktopNotices();
  const now = () => ({ on: wantsDesktopNotices(userId), blocked: known && isBlocked() });
  const [{ on, blocked }, setState] = useState(now);
  const id = useId();
  if (!known) return null;
  return (
    <div className="flex items-center justify-between gap-3 border-t border-sand-200 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p>{t('desktop.label')}</p>
        <p id={id} className="text-xs text-stone-600">
          {t(blocked ? 'desktop.blocked' : 'desktop.text')}
        </p>
      </div>
      <Switch
        label={t('desktop.label')}
        describedBy={id}
        checked={on}
        disabled={blocked}
        onChange={(wanted) => void chooseDesktopNotices(userId, wanted).then(() => setState(now))}
      />
    </div>
  );
}
