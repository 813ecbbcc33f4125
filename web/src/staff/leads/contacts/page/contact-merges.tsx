import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import type { ContactMerge } from '../api/contacts.ts';
import { fullName } from '../contact-name.ts';
import { useUndo } from '../use-undo.ts';
import { Card } from './card.tsx';

/** Who was merged into them, as long as it can be undone. */
export function ContactMerges({ contactId, merges }: { contactId: number; merges: ContactMerge[] }) {
  const { t } = useTranslation('adminContacts');
  const { counted, date, dateTime } = useFormats();
  const mayMerge = useMay('contacts.merge');
  const { undo, isPending } = useUndo();
  if (merges.length === 0) return null;
  return (
    <Card title={t('merges.title')}>
      <ul className="mt-3 divide-y divide-sand-200 rounded-lg border border-sand-200">
        {merges.map(({ id, at, byName, name, enquiries, undoUntil }) => {
          const who = fullName(name) ?? t('merges.somebody');
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold text-ink">
                  <bdi>{who}</bdi>
                </p>
                <p className="text-stone-600">
                  {t('merges.line', {
                    time: dateTime(at),
                    name: isolated(byName ?? t('merges.formerColleague')),
                  })}
                </p>
                <p className="text-stone-600">
                  {t('merges.moved', counted(enquiries))} · {t('merges.until', { date: date(undoUntil) })}
                </p>
              </div>
              {mayMerge && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('merges.undoFor', { name: who })}
                  disabled={isPending}
                  onClick={() => void undo(contactId, id)}
                >
                  <Undo2 aria-hidden className="size-4" />
                  {t('merges.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
