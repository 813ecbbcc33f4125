import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { type Owner, ownerQuery, useSaveOwner } from './api/owners.ts';
import { type OwnerValues, startValues, toBody } from './owner-values.ts';

/** Null adds one. */
export function OwnerFormDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('adminOwners');
  const stored = useQuery({ ...ownerQuery(id ?? 0), enabled: id !== null });
  return (
    <FormDialog title={t(id === null ? 'add' : 'edit')} onClose={onClose}>
      {id === null ? (
        <OwnerForm owner={null} onSaved={onClose} />
      ) : (
        <Loaded result={stored} skeleton="h-96">
          {({ owner }) => <OwnerForm owner={owner} onSaved={onClose} />}
        </Loaded>
      )}
    </FormDialog>
  );
}

interface OwnerFormProps {
  owner: Owner | null;
  onSaved: (owner: Owner) => void;
  /** Inside something else; left out, the form closes its window. */
  onCancel?: () => void;
}

export function OwnerForm({ owner, onSaved, onCancel }: OwnerFormProps) {
  const { t } = useTranslation(['adminOwners', 'adminProblems', 'common']);
  const queryClient = useQueryClient();
  const save = useSaveOwner();
  const masked = owner?.masked ?? [];
  const form = useRecordForm<OwnerValues, Owner, Owner>({
    record: owner,
    start: startValues,
    rules: ({ name }) => ({ name: name.trim() === '' ? t('fields.nameMissing') : undefined }),
    send: (values, before, over) =>
      save.mutateAsync({
        id: owner?.id ?? null,
        version: (over ?? before)?.version ?? null,
        body: toBody(values, masked),
      }),
    done: { title: t(owner === null ? 'toast.added' : 'toast.saved') },
    failed: { title: t('toast.failed') },
    rival: {
      code: 'owner.conflict',
      look: async () => (await queryClient.fetchQuery({ ...ownerQuery(owner?.id ?? 0), staleTime: 0 })).owner,
    },
    onSaved,
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Form of={form} autoComplete="off">
      {form.conflict !== null && (
        <ConflictNote
          form={form}
          words={{
            title: t('conflict.title'),
            text: t('adminProblems:owner.conflict'),
            keepMine: t('conflict.keepMine'),
            takeTheirs: t('conflict.takeTheirs'),
          }}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<OwnerValues>
          name="kind"
          label={t('fields.kind')}
          options={(['person', 'company'] as const).map((value) => [value, t(`kinds.${value}`)])}
        />
        <SelectField<OwnerValues>
          name="language"
          label={t('fields.language')}
          options={(['ar', 'en'] as const).map((value) => [value, t(`languages.${value}`)])}
        />
      </div>
      <TextField<OwnerValues> name="name" label={t('fields.name')} required maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-2">
        {!masked.includes('phone') && (
          <TextField<OwnerValues>
            name="phone"
            label={t('fields.phone')}
            optional
            writing="ltr"
            type="tel"
            maxLength={40}
          />
        )}
        {!masked.includes('email') && (
          <TextField<OwnerValues>
            name="email"
            label={t('fields.email')}
            optional
            writing="code"
            type="email"
            maxLength={254}
          />
        )}
      </div>
      <TextField<OwnerValues>
        name="documentNumber"
        label={t(`fields.number.${kind}`)}
        optional
        writing="code"
        maxLength={40}
      />
      <AreaField<OwnerValues> name="note" label={t('fields.note')} optional rows={3} maxLength={2000} />
      {onCancel === undefined ? (
        <FormActions label={t('save')} busyLabel={t('saving')} whenEdited={owner !== null} />
      ) : (
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <SaveButton label={t('saveOwner')} busyLabel={t('saving')} />
        </div>
      )}
    </Form>
  );
}
