import type { ComponentProps, ReactNode } from 'react';
import { type FieldPath, type FieldValues, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, Input, Select, TextArea } from '#ui/field.tsx';
import { PasswordInput } from '../password-input.tsx';
import { useFormOfFields } from './use-record-form.ts';

const writings = {
  auto: { dir: 'auto' },
  english: { dir: 'ltr', lang: 'en' },
  arabic: { dir: 'rtl', lang: 'ar' },
  /** Numbers and addresses. */
  ltr: { dir: 'ltr', className: 'rtl:text-end' },
  /** Nothing to correct. */
  code: { dir: 'ltr', className: 'rtl:text-end', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  /** The browser lays out its parts, as of a date. */
  time: { dir: 'ltr' },
} as const;

interface FieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  optional?: boolean;
  validate?: ((value: string) => true | string) | undefined;
  onChanged?: (value: string) => void;
  className?: string;
}

/** The form's own finding goes before the server's. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const { refused } = useFormOfFields();
  const own: { message?: string } | undefined = get(errors, name);
  return own?.message ?? refused[name];
}

type FrameProps = Omit<FieldProps<FieldValues>, 'required' | 'validate' | 'onChanged'> & { children: ReactNode };

function FieldFrame({ name, label, hint, optional = false, className, children }: FrameProps) {
  const { t } = useTranslation('common');
  return (
    <Field
      label={label}
      hint={hint}
      error={useFieldError(name)}
      {...(className === undefined ? {} : { className })}
      {...(optional ? { optionalMark: t('optional') } : {})}
    >
      {children}
    </Field>
  );
}

function useText<V extends FieldValues>({ name, required, validate, onChanged }: FieldProps<V>) {
  const { register } = useFormContext<V>();
  return {
    'aria-required': required === true || undefined,
    ...register(name, {
      ...(validate === undefined ? {} : { validate }),
      onChange: (event: { target: { value: string } }) => onChanged?.(event.target.value),
    }),
  };
}

type Of<V extends FieldValues, Tag extends 'input' | 'textarea' | 'select'> = FieldProps<V> &
  Omit<ComponentProps<Tag>, 'name' | 'required' | 'className' | 'children'>;

function parts<P extends FieldProps<FieldValues>>(props: P) {
  const { name, label, hint, optional, className, required: _1, validate: _2, onChanged: _3, ...control } = props;
  const frame = { name, label, hint, optional: optional === true, ...(className === undefined ? {} : { className }) };
  return { frame, control };
}

export function TextField<V extends FieldValues>({
  writing = 'auto',
  ...props
}: Of<V, 'input'> & { writing?: keyof typeof writings }) {
  const { frame, control } = parts(props);
  return (
    <FieldFrame {...frame}>
      <Input {...writings[writing]} {...control} {...useText(props)} />
    </FieldFrame>
  );
}

export function AreaField<V extends FieldValues>({
  writing = 'auto',
  ...props
}: Of<V, 'textarea'> & { writing?: keyof typeof writings }) {
  const { frame, control } = parts(props);
  return (
    <FieldFrame {...frame}>
      <TextArea {...writings[writing]} {...control} {...useText(props)} />
    </FieldFrame>
  );
}

/** Can be looked at while typed. */
export function PasswordField<V extends FieldValues>(props: Of<V, 'input'>) {
  const { frame, control } = parts(props);
  return (
    <FieldFrame {...frame}>
      <PasswordInput {...control} {...useText(props)} />
    </FieldFrame>
  );
}

interface SelectProps {
  /** Label of the empty choice, if any. */
  none?: string;
  options?: readonly (readonly [value: string | number, text: string])[];
  children?: ReactNode;
}

/** Its options may arrive later than its value. */
export function SelectField<V extends FieldValues>(props: Of<V, 'select'> & SelectProps) {
  const { none, options = [], children, ...rest } = props;
  const { frame, control } = parts(rest);
  const { field } = useController<V>({
    name: props.name,
    ...(props.validate !== undefined && { rules: { validate: props.validate } }),
  });
  return (
    <FieldFrame {...frame}>
      <Select
        {...control}
        {...field}
        aria-required={props.required === true || undefined}
        onChange={(event) => {
          field.onChange(event);
          props.onChanged?.(event.target.value);
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {children}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
