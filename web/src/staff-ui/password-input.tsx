import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from '#ui/field.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed. Stands inside a Field. */
export function PasswordInput({ showLabel, hideLabel, className = '', ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        maxLength={200}
        {...rest}
        type={visible ? 'text' : 'password'}
        dir="ltr"
        className={`pe-12 rtl:ps-12 rtl:pe-3.5 rtl:text-end ${className}`}
      />
      <button
        type="button"
        aria-label={visible ? hideLabel : showLabel}
        aria-pressed={visible}
        onClick={() => {
          setVisible(!visible);
        }}
        className="absolute end-1.5 top-1.5 rounded-md p-2 text-stone-500 hover:bg-sand-100 hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
