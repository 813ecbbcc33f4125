import { useId } from 'react';
import { Switch } from '#staff-ui/switch.tsx';

interface SwitchRowProps {
  label: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off, with what it does. */
export function SwitchRow({ label, text, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div role="group" aria-describedby={id} className="flex items-start justify-between gap-6">
      <div>
        <p className="text-sm font-medium text-ink">{label}</p>
        <p id={id} className="mt-0.5 text-sm text-stone-600">
          {text}
        </p>
      </div>
      <Switch label={label} checked={checked} onChange={onChange} />
    </div>
  );
}
