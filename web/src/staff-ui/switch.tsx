import { Switch as Radix } from 'radix-ui';

interface SwitchProps {
  /** For screen readers. */
  label: string;
  describedBy?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Takes effect at once. */
export function Switch({ label, describedBy, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <Radix.Root
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className="inline-flex h-6 w-11 shrink-0 items-center rounded-full bg-stone-500 p-0.5 transition-colors disabled:opacity-55 data-[state=checked]:bg-maroon-700"
    >
      <Radix.Thumb className="block size-5 rounded-full bg-white transition-transform data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5" />
    </Radix.Root>
  );
}
