import type { ComponentProps, ReactNode } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, Input, Select, TextArea } from '#ui/field.tsx';
import type { CrmOwnedField } from '../api/write-property.ts';
import { type FieldName, type FormValues } from './form-values.ts';
import { useFieldWords } from '../use-field-words.ts';
import { useFormContextValue } from './form-context.ts';
import { OwnedNote } from './owned-note.tsx';

type EntryName = Exclude<FieldName, 'features' | 'pictures' | 'isActive'>;
type Rules = RegisterOptions<FormValues, EntryName>;

interface FieldProps {
  name: EntryName;
  required?: boolean;
  hint?: string;
  validate?: (value: string) => true | string;
  className?: string;
}

/** Label, error from here or from the server, and what the CRM has to do with it. */
function Frame({ name, required = false, hint, className = '', children }: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation(['adminProperties', 'common']);
  const { nameOf } = useFieldWords();
  const { formState } = useFormContext<FormValues>();
  const { refused } = useFormContextValue();
  return (
    <div className={className}>
      <Field
        label={nameOf(name)}
        hint={hint}
        error={formState.errors[name]?.message ?? refused[name]}
        {...(required ? {} : { optionalMark: t('common:optional') })}
      >
        {children}
      </Field>
      <OwnedNote field={name as CrmOwnedField} />
    </div>
  );
}

function useRules({ required = false, validate }: FieldProps): Rules {
  const { t } = useTranslation('adminProperties');
  return {
    validate: (value) => {
      const text = typeof value === 'string' ? value : '';
      if (required && text.trim() === '') return t('invalid.required');
      return validate?.(text) ?? true;
    },
  };
}

/** A line of text of the form. */
export function TextField(props: FieldProps & { input?: ComponentProps<'input'> }) {
  const { register } = useFormContext<FormValues>();
  const { input, ...frame } = props;
  return (
    <Frame {...frame}>
      <Input {...input} {...register(props.name, useRules(props))} aria-required={props.required} />
    </Frame>
  );
}

/** Several lines of text of the form. */
export function LongTextField(props: FieldProps & { input?: ComponentProps<'textarea'> }) {
  const { register } = useFormContext<FormValues>();
  const { input, ...frame } = props;
  return (
    <Frame {...frame}>
      <TextArea rows={6} {...input} {...register(props.name, useRules(props))} />
    </Frame>
  );
}

/** A choice of the form. */
export function ChoiceField(props: FieldProps & { children: ReactNode }) {
  const { register } = useFormContext<FormValues>();
  const { children, ...frame } = props;
  return (
    <Frame {...frame}>
      <Select {...register(props.name, useRules(props))}>{children}</Select>
    </Frame>
  );
}
