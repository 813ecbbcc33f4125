import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { FieldSave } from './use-field-save.ts';

interface ClashNoteProps {
  of: FieldSave;
  /** In words. */
  theirs: string;
  mine: string;
}

/** Both values, and the choice between them. */
export function ClashNote({ of, theirs, mine }: ClashNoteProps) {
  const { t } = useTranslation('adminLeadPage');
  if (!of.clashed) return null;
  return (
    <div role="alert" className="mt-2 rounded-lg border border-amber-700/30 bg-amber-50 p-3 text-sm">
      <p className="font-semibold text-amber-700">{t('clash.title')}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-stone-700">
        <dt>{t('clash.theirs')}</dt>
        <dd className="font-semibold text-ink">{theirs}</dd>
        <dt>{t('clash.mine')}</dt>
        <dd className="font-semibold text-ink">{mine}</dd>
      </dl>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={of.takeTheirs}>
          {t('clash.takeTheirs')}
        </Button>
        <Button size="sm" onClick={of.keepMine}>
          {t('clash.keepMine')}
        </Button>
      </div>
    </div>
  );
}
