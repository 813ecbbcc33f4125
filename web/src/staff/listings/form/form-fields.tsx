import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import * as kit from '#staff-ui/form/fields.tsx';
import type { CrmOwnedField } from '../api/write-property.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import type { FieldName, FormValues } from './form-values.ts';
import { OwnedNote } from './owned-note.tsx';

type Told<Props> = Omit<Props, 'name' | 'label' | 'optional'> & {
  name: Exclude<FieldName, 'features' | 'pictures' | 'isActive'>;
};
export type TextFieldProps = Told<ComponentProps<typeof kit.TextField<FormValues>>>;

function useEntry<P extends Told<Pick<TextFieldProps, 'required' | 'validate'>>>({
  required = false,
  validate,
  ...rest
}: P) {
  const { t } = useTranslation('adminProperties');
  const { nameOf } = useFieldWords();
  return {
    ...rest,
    label: nameOf(rest.name),
    required,
    optional: !required,
    validate: (text: string) =>
      required && text.trim() === '' ? t('invalid.required') : (validate?.(text) ?? (true as const)),
  };
}

/** With a note of what the CRM owns. */
export function TextField({ className, ...props }: TextFieldProps) {
  return (
    <div className={className}>
      <kit.TextField {...useEntry(props)} />
      <OwnedNote field={props.name as CrmOwnedField} />
    </div>
  );
}

export function LongTextField(props: Told<ComponentProps<typeof kit.AreaField<FormValues>>>) {
  return (
    <div>
      <kit.AreaField rows={6} {...useEntry(props)} />
      <OwnedNote field={props.name as CrmOwnedField} />
    </div>
  );
}

export function ChoiceField(props: Told<ComponentProps<typeof kit.SelectField<FormValues>>>) {
  return (
    <div>
      <kit.SelectField {...useEntry(props)} />
      <OwnedNote field={props.name as CrmOwnedField} />
    </div>
  );
}
