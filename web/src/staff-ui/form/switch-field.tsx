import { useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Switch } from '../switch.tsx';

interface SwitchFieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  hint?: string;
}

/** The whole line is the target. */
export function SwitchField<V extends FieldValues>({ name, label, hint }: SwitchFieldProps<V>) {
  const id = useId();
  const { field } = useController<V>({ name });
  return (
    <label className="flex min-h-11 items-center gap-3">
      <Switch
        label={label}
        checked={field.value}
        onChange={field.onChange}
        {...(hint === undefined ? {} : { describedBy: id })}
      />
      <span className="min-w-0 grow text-sm font-medium text-stone-700">
        {label}
        {hint !== undefined && (
          <span id={id} className="block text-xs font-normal text-stone-500">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
