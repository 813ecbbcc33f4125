import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface MediaButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
}

/** Over the pictures of a listing. */
export function MediaButton({ icon: Icon, label, ...button }: MediaButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className="inline-flex h-9 items-center gap-2 rounded-full bg-white/92 px-3.5 text-sm font-semibold shadow-card hover:bg-white"
    >
      <Icon aria-hidden className="size-4" />
      {label}
    </button>
  );
}
