import { useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Switch } from '#staff-ui/switch.tsx';

interface SwitchRowProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  text: string;
}

export function SwitchRow<V extends FieldValues>({ name, label, text }: SwitchRowProps<V>) {
  const id = useId();
  const { field } = useController<V>({ name });
  return (
    <div role="group" aria-describedby={id} className="flex items-start justify-between gap-6">
      <div>
        <p className="text-sm font-medium text-ink">{label}</p>
        <p id={id} className="mt-0.5 text-sm text-stone-600">
          {text}
        </p>
      </div>
      <Switch label={label} checked={field.value} onChange={field.onChange} />
    </div>
  );
}
