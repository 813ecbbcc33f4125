import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';

interface CheckboxProps {
  /** For screen readers. */
  label: string;
  /** `mixed`: some rows of several. */
  checked: boolean | 'mixed';
  disabled?: boolean;
  onChange: () => void;
}

/** Its target is larger than its picture. */
export function Checkbox({ label, checked, disabled = false, onChange }: CheckboxProps) {
  return (
    <Radix.Root
      aria-label={label}
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className="group -m-1.5 inline-flex size-8 items-center justify-center rounded-md align-middle disabled:opacity-50"
    >
      <span className="inline-flex size-5 items-center justify-center rounded border border-stone-500 bg-white group-data-[state=checked]:border-maroon-700 group-data-[state=checked]:bg-maroon-700 group-data-[state=indeterminate]:border-maroon-700 group-data-[state=indeterminate]:bg-maroon-700">
        <Radix.Indicator>
          {checked === 'mixed' ? (
            <Minus aria-hidden className="size-4 text-white" />
          ) : (
            <Check aria-hidden className="size-4 text-white" />
          )}
        </Radix.Indicator>
      </span>
    </Radix.Root>
  );
}
