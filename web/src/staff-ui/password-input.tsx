import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#ui/field.tsx';

/** Can be shown while typed. Stands inside a Field. */
export function PasswordInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('adminAuth');
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
        aria-label={t(visible ? 'hide' : 'show')}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
        className="absolute end-1.5 top-1.5 rounded-md p-2 text-stone-500 hover:bg-sand-100 hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
