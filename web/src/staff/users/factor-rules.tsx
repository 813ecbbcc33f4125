import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Role } from '#staff-lib/auth/roles.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type FactorRule, factorRulesQuery, useSaveFactorRules } from './api/factor-rules.ts';

/** Which roles need a second step. */
export function FactorRules({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const result = useQuery(factorRulesQuery);
  return (
    <FormDialog title={t('rules.title')} description={t('rules.text')} onClose={onClose}>
      <Loaded result={result} skeleton="h-40">
        {({ rules }) => <RulesForm rules={rules} roles={roles} onClose={onClose} />}
      </Loaded>
    </FormDialog>
  );
}

function RulesForm({ rules, roles, onClose }: { rules: FactorRule[]; roles: readonly Role[]; onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const roleName = useRoleName(roles);
  const save = useSaveFactorRules();
  const form = useRecordForm<Record<FactorRule['role'], boolean>>({
    start: () => asValues(rules),
    send: (values) => save.mutateAsync({ rules: rules.map(({ role }) => ({ role, needed: values[role] ?? false })) }),
    done: { title: t('rules.done') },
    onSaved: onClose,
  });
  return (
    <Form of={form}>
      {rules.map(({ role }) => (
        <SwitchField key={role} name={role} label={roleName(role)} />
      ))}
      <FormFailure />
      <FormActions label={t('rules.submit')} whenEdited />
    </Form>
  );
}

const asValues = (rules: FactorRule[]) => Object.fromEntries(rules.map(({ role, needed }) => [role, needed]));
