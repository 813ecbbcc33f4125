import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#staff-lib/save-file.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { refusedFile } from './refused-file.ts';
import type { ImportResult } from './use-import.ts';
import { useRowReason } from './use-row-reason.ts';

interface RefusedRowsProps {
  plan: ImportResult;
  csv: string;
  /** The import is over without them. */
  done: boolean;
  leave: boolean;
  onLeave: (leave: boolean) => void;
}

/** Left out if the person says so, and handed back with the reasons. */
export function RefusedRows({ plan, csv, done, leave, onLeave }: RefusedRowsProps) {
  const { t } = useTranslation('adminProperties');
  const { counted } = useFormats();
  const reasonOf = useRowReason();
  const others = plan.created + plan.updated;
  const take = (): void =>
    saveFile('manzil-refused.csv', 'text/csv;charset=utf-8', refusedFile(csv, plan, t('import.reason'), reasonOf));
  return (
    <div className="space-y-2 rounded-lg border border-sand-200 px-4 py-3 text-sm">
      {done && <p>{t('import.left', counted(plan.refused))}</p>}
      <Button size="sm" variant="secondary" onClick={take}>
        <Download aria-hidden className="size-4" />
        {t('import.refusedFile')}
      </Button>
      {!done && others > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-maroon-700"
            checked={leave}
            onChange={(event) => onLeave(event.target.checked)}
          />
          <span>{t('import.leave', counted(others))}</span>
        </label>
      )}
    </div>
  );
}
