import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useShownAtOnce } from '#ui/use-shown-at-once.ts';
import type { AdminProperty } from '../api/admin-properties.ts';
import { useFieldWords } from '../use-field-words.ts';
import { formOf, toBody, toPatch, type FormValues } from './form-values.ts';

interface ConflictNoteProps {
  /** What the form began with. */
  before: FormValues;
  mine: FormValues;
  /** What is stored now. */
  stored: AdminProperty;
  /** Saves what was typed over what is stored. */
  onKeepMine: () => void;
  /** Begins again with what is stored. */
  onTakeTheirs: () => void;
}

/** Somebody else saved first: what they changed, beside what was typed here, which stays until somebody decides. */
export function ConflictNote({ before, mine, stored, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const { t } = useTranslation('adminProperties');
  const { nameOf, valueOf } = useFieldWords();
  const theirs = toPatch(before, formOf(stored)) as Record<string, unknown>;
  const ours = toPatch(before, mine) as Record<string, unknown>;
  const kept = toBody(mine) as Record<string, unknown>;
  const fields = Object.keys(theirs);
  const note = useShownAtOnce<HTMLDivElement>();
  return (
    <div ref={note} role="alert" className="rounded-lg border border-amber-700/40 bg-amber-50 p-4 text-sm">
      <p className="flex items-center gap-2 font-semibold text-amber-700">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {t('conflict.title')}
      </p>
      <p className="mt-1 text-stone-700">{t('conflict.text')}</p>
      {fields.length > 0 && (
        <table className="mt-3 w-full text-start">
          <thead className="text-xs text-stone-600">
            <tr>
              <th className="py-1 pe-3 text-start font-semibold">{t('conflict.field')}</th>
              <th className="py-1 pe-3 text-start font-semibold">{t('conflict.theirs')}</th>
              <th className="py-1 text-start font-semibold">{t('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field} className="border-t border-amber-700/20 align-top">
                <td className="py-1.5 pe-3">{nameOf(field)}</td>
                <td dir="auto" className="py-1.5 pe-3">
                  {valueOf(field, theirs[field])}
                </td>
                <td dir="auto" className="py-1.5">
                  {field in ours ? valueOf(field, kept[field]) : t('conflict.unchanged')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
