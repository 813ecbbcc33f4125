import { kindNames } from '@manzil/core/listings/kinds';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { BoxesField } from '#staff-ui/form/boxes-field.tsx';
import { SelectField, TextField, useFieldError } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { agentsQuery, type LeadRule, type Routing, type RoutingPerson, useSaveRule } from './api/routing.ts';
import { useRuleWords } from './rule-words.ts';
import { peopleIn, type RuleValues, startValues, toBody } from './rule-values.ts';

const days = [0, 1, 2, 3, 4, 5, 6];
const mostTurns = 10;

interface RuleFormProps {
  rule: LeadRule | null;
  routing: Routing;
  onClose: () => void;
}

export function RuleForm({ rule, routing: { people, districts }, onClose }: RuleFormProps) {
  const { t } = useTranslation('adminRouting');
  const { language } = useLanguage();
  const { data: agents = [] } = useQuery(agentsQuery);
  const words = useRuleWords();
  const save = useSaveRule();
  const form = useRecordForm<RuleValues>({
    start: () => startValues(rule, people),
    rules: ({ name, action, weights, dutyFrom, dutyTo }) => ({
      name: name.trim() === '' ? t('form.nameMissing') : undefined,
      people: action === 'people' && peopleIn(weights).length === 0 ? t('form.peopleMissing') : undefined,
      dutyTo: (dutyFrom === '') === (dutyTo === '') ? undefined : t('form.dutyHalf'),
    }),
    send: (values) => save.mutateAsync({ id: rule?.id ?? null, body: toBody(values) }),
    done: { title: t(rule === null ? 'form.added' : 'form.changed') },
    onSaved: onClose,
  });
  const action = useWatch({ control: form.control, name: 'action' });
  // a district of a rule stays, also when its last listing is gone
  const places = [...new Set([...districts, ...(rule?.districts ?? [])])];
  const ours = agents.map(({ id, name, nameAr }) => [String(id), (language === 'ar' ? nameAr : null) ?? name] as const);
  return (
    <FormDialog wide title={rule === null ? t('form.add') : t('form.edit', { name: rule.name })} onClose={onClose}>
      <Form of={form}>
        <TextField<RuleValues> name="name" label={t('form.name')} required maxLength={80} />
        <SelectField<RuleValues>
          name="action"
          label={t('form.action')}
          hint={action === 'agent' ? t('form.agentHint') : undefined}
          options={(['people', 'agent'] as const).map((one) => [one, t(`actions.${one}`)])}
        />
        {action === 'people' && <TurnsField people={people} />}
        <h3 className="border-t border-sand-200 pt-5 text-lg">{t('form.when')}</h3>
        <p className="text-sm text-stone-600">{t('form.whenHint')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {ours.length > 0 && <BoxesField<RuleValues> name="agentIds" label={t('form.agents')} options={ours} />}
          {places.length > 0 && (
            <BoxesField<RuleValues>
              name="districts"
              label={t('form.districts')}
              options={places.map((place) => [place, words.district(place)])}
            />
          )}
          <BoxesField<RuleValues>
            name="kinds"
            label={t('form.kinds')}
            options={kindNames.map((kind) => [kind, words.kind(kind)])}
          />
          <BoxesField<RuleValues>
            name="languages"
            label={t('form.languages')}
            options={[
              ['ar', t('languages.ar')],
              ['en', t('languages.en')],
            ]}
          />
          <BoxesField<RuleValues>
            name="days"
            label={t('form.days')}
            options={days.map((day) => [String(day), words.day(day)])}
          />
          <div className="grid grid-cols-2 content-start gap-3">
            <TextField<RuleValues> name="dutyFrom" label={t('form.dutyFrom')} type="time" writing="time" />
            <TextField<RuleValues> name="dutyTo" label={t('form.dutyTo')} type="time" writing="time" />
          </div>
        </div>
        <SwitchField<RuleValues> name="isActive" label={t('form.isActive')} hint={t('form.isActiveHint')} />
        <FormFailure />
        <FormActions sticky label={t('form.save')} busyLabel={t('form.saving')} />
      </Form>
    </FormDialog>
  );
}

/** Who is among them, and how often. */
function TurnsField({ people }: { people: readonly RoutingPerson[] }) {
  const { t } = useTranslation('adminRouting');
  const { counted } = useFormats();
  const error = useFieldError('people');
  const turns: [string, string][] = [
    ['0', t('form.notAmong')],
    ...Array.from({ length: mostTurns }, (_, n): [string, string] => [String(n + 1), t('turns', counted(n + 1))]),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-stone-700">{t('form.people')}</legend>
      <p className="mb-3 text-xs text-stone-500">{t('form.peopleHint')}</p>
      <div className="grid max-h-80 gap-4 overflow-y-auto rounded-lg border border-sand-300 p-4 sm:grid-cols-2">
        {people.map(({ id, name }) => (
          <SelectField<RuleValues> key={id} name={`weights.p${String(id)}`} label={name} options={turns} />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-700">
          {error}
        </p>
      )}
    </fieldset>
  );
}
