import type { LucideIcon } from 'lucide-react';

interface RowActionProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  danger?: boolean;
  className?: string;
}

export function RowAction({ label, icon: Icon, onClick, danger = false, className = '' }: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`rounded-md p-2 text-stone-600 hover:bg-sand-100 ${danger ? 'hover:text-danger-700' : 'hover:text-ink'} ${className}`}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
}
