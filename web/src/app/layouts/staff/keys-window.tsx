import { useTranslation } from 'react-i18next';
import type { keys } from '#i18n/en/staff/keys.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { Dialog } from '#ui/dialog.tsx';
import { areasFor } from './screens.ts';
import { goKeys } from './use-shortcuts.ts';

interface KeysWindowProps {
  permissions: readonly Permission[];
  onClose: () => void;
}

const everywhere = [
  { keys: ['Ctrl K'], does: 'palette' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'keys' },
  { keys: ['Esc'], does: 'close' },
] as const;
const inLists = [
  { keys: ['↑', '↓'], does: 'rows' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Space'], does: 'pick' },
  { keys: ['Shift ↑', 'Shift ↓'], does: 'pickMore' },
] as const;
const ofLeads = [
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'former' },
  { keys: ['Ctrl Enter'], does: 'keep' },
] as const;

/** Every key of the screens that somebody may open. */
export default function KeysWindow({ permissions, onClose }: KeysWindowProps) {
  const { t } = useTranslation(['adminKeys', 'admin']);
  const areas = areasFor(permissions);
  const words = (lines: readonly { keys: readonly string[]; does: keyof (typeof keys)['does'] }[]) =>
    lines.map(({ keys, does }) => ({ keys, text: t(`does.${does}`) }));
  const goes = goKeys
    .filter(({ area }) => areas.some(({ name }) => name === area))
    .map(({ shown, area }) => ({ keys: ['G', shown], text: t(`admin:nav.${area}`) }));
  const seesLeads = areas.some(({ name }) => name === 'leads');
  return (
    <Dialog
      open
      title={t('title')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {/* nothing else here takes the focus, and on a phone it is longer than the window */}
      <div role="region" aria-label={t('title')} tabIndex={0} className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <KeyList title={t('everywhere')} lines={words(everywhere)} />
        <KeyList title={t('goTo')} lines={goes} then={t('followedBy')} />
        <KeyList title={t('inLists')} lines={words(inLists)} />
        {seesLeads && <KeyList title={t('ofLeads')} lines={words(ofLeads)} />}
      </div>
    </Dialog>
  );
}

interface KeyListProps {
  title: string;
  lines: readonly { keys: readonly string[]; text: string }[];
  /** Between keys that follow each other; left out, any of them does it. */
  then?: string;
}

function KeyList({ title, lines, then }: KeyListProps) {
  return (
    <section>
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <dl className="mt-2 divide-y divide-sand-200 text-sm">
        {lines.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-2">
            <dt className="text-stone-700">{text}</dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {keys.map((key, place) => (
                <span key={key} className="flex items-center gap-1.5">
                  {place > 0 && then !== undefined && <span className="text-xs text-stone-500">{then}</span>}
                  <kbd dir="ltr" className="rounded border border-sand-300 bg-sand-50 px-1.5 py-0.5 font-sans text-xs">
                    {key}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
