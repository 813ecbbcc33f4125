import { useId } from 'react';
import { Switch } from './switch.tsx';

interface SwitchFieldProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch of a form with its words beside it; the whole line is the target. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <Switch
        label={label}
        checked={checked}
        onChange={onChange}
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
