import { useTranslation } from 'react-i18next';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import type { RecordForm } from '#staff-ui/form/use-record-form.ts';
import { PlainTable } from '#staff-ui/list/plain-table.tsx';
import type { AdminProperty } from '../api/admin-properties.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import { formOf, toBody, toPatch, type FormValues } from './form-values.ts';

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
  const theirValue = (field: string) => <bdi>{valueOf(field, theirs[field])}</bdi>;
  const myValue = (field: string) => <bdi>{field in ours ? valueOf(field, kept[field]) : t('conflict.unchanged')}</bdi>;
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
        <PlainTable
          look="part"
          label={t('conflict.title')}
          className="mt-3"
          rows={fields}
          keyOf={(field) => field}
          columns={[
            { id: 'field', label: t('conflict.field'), cell: nameOf },
            { id: 'theirs', label: t('conflict.theirs'), cell: theirValue },
            { id: 'mine', label: t('conflict.mine'), cell: myValue },
          ]}
        />
      )}
    </ConflictNote>
  );
}
