import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { PermissionsField } from '#staff-ui/form/permissions-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { type MadeApiToken, useMakeToken } from './api/tokens.ts';

interface TokenValues {
  name: string;
  permissions: Permission[];
  days: string;
}

const lives = [30, 90, 180, 365] as const;

export function TokenForm({ grantable, onMade }: { grantable: Permission[]; onMade: (made: MadeApiToken) => void }) {
  const { t } = useTranslation('adminTokens');
  const { counted } = useFormats();
  const make = useMakeToken();
  const form = useRecordForm<TokenValues, MadeApiToken>({
    start: () => ({ name: '', permissions: [], days: '90' }),
    rules: ({ name, permissions }) => ({
      name: name.trim() === '' ? t('form.nameMissing') : undefined,
      permissions: permissions.length === 0 ? t('form.permissionMissing') : undefined,
    }),
    send: ({ name, permissions, days }) => make.mutateAsync({ name: name.trim(), permissions, days: Number(days) }),
    onSaved: onMade,
  });
  return (
    <Form of={form} autoComplete="off">
      <TextField<TokenValues> name="name" label={t('form.name')} hint={t('form.nameHint')} required maxLength={60} />
      <SelectField<TokenValues>
        name="days"
        label={t('form.days')}
        options={lives.map((days) => [days, t('form.life', counted(days))])}
      />
      <PermissionsField<TokenValues>
        name="permissions"
        label={t('form.permissions')}
        hint={t('form.permissionsHint')}
        permissions={grantable}
      />
      <FormFailure />
      <FormActions label={t('form.submit')} />
    </Form>
  );
}
