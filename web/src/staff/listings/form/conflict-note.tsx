import { useTranslation } from 'react-i18next';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import type { RecordForm } from '#staff-ui/form/use-record-form.ts';
import type { AdminProperty } from '../api/admin-properties.ts';
import { useFieldWords } from '../use-field-words.ts';
import { formOf, toBody, toPatch, type FormValues } from './form-values.ts';

/** What somebody else saved meanwhile, beside what was typed here. */
export function PropertyConflict({
  form,
  stored,
}: {
  form: RecordForm<FormValues, AdminProperty>;
  stored: AdminProperty;
}) {
  const { t } = useTranslation('adminProperties');
  const { nameOf, valueOf } = useFieldWords();
  const before = formOf(form.before);
  const mine = form.getValues();
  const theirs = toPatch(before, formOf(stored)) as Record<string, unknown>;
  const ours = toPatch(before, mine) as Record<string, unknown>;
  const kept = toBody(mine) as Record<string, unknown>;
  const fields = Object.keys(theirs);
  return (
    <ConflictNote
      form={form}
      words={{
        title: t('conflict.title'),
        text: t('conflict.text'),
        keepMine: t('conflict.keepMine'),
        takeTheirs: t('conflict.takeTheirs'),
      }}
    >
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
    </ConflictNote>
  );
}
