import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type FactorRule, factorRulesQuery, useSaveFactorRules } from './api/factor-rules.ts';

/** Which roles need a second step. */
export function FactorRules({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const result = useQuery(factorRulesQuery);
  return (
    <FormDialog title={t('rules.title')} description={t('rules.text')} onClose={onClose}>
      <Loaded result={result} skeleton="h-40">
        {({ rules }) => <RulesForm rules={rules} onClose={onClose} />}
      </Loaded>
    </FormDialog>
  );
}

function RulesForm({ rules, onClose }: { rules: FactorRule[]; onClose: () => void }) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const save = useSaveFactorRules();
  const form = useRecordForm<Record<FactorRule['role'], boolean>>({
    start: () => ({ admin: false, editor: false, agent: false, ...asValues(rules) }),
    send: (values) => save.mutateAsync({ rules: rules.map(({ role }) => ({ role, needed: values[role] })) }),
    done: { title: t('rules.done') },
    onSaved: onClose,
  });
  return (
    <Form of={form}>
      {rules.map(({ role }) => (
        <SwitchField key={role} name={role} label={t(`admin:role.${role}`)} />
      ))}
      <FormFailure />
      <FormActions label={t('rules.submit')} whenEdited />
    </Form>
  );
}

const asValues = (rules: FactorRule[]) => Object.fromEntries(rules.map(({ role, needed }) => [role, needed]));
