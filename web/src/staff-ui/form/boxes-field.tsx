import { useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldError } from './fields.tsx';

interface BoxesFieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  hint?: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** A box for each; a long list scrolls. Its value is the list of those that are ticked. */
export function BoxesField<V extends FieldValues>({ name, label, hint, options }: BoxesFieldProps<V>) {
  const { field } = useController<V>({ name });
  const error = useFieldError(name);
  const id = useId();
  const chosen: readonly string[] = field.value;
  const toggle = (value: string): void =>
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-stone-700">{label}</legend>
      {hint !== undefined && <p className="mb-2 text-xs text-stone-500">{hint}</p>}
      <ul className="grid max-h-52 gap-x-4 overflow-y-auto rounded-lg border border-sand-300 px-3.5 py-1.5 sm:grid-cols-2">
        {options.map(([value, text], place) => (
          <li key={value}>
            <label className="flex min-h-10 cursor-pointer items-center gap-2.5 text-sm text-ink">
              <input
                type="checkbox"
                ref={place === 0 ? field.ref : undefined}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
                onBlur={field.onBlur}
                className="size-4.5 shrink-0 accent-maroon-700"
              />
              <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs font-medium text-danger-700">
          {error}
        </p>
      )}
    </fieldset>
  );
}
