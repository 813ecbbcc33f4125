import type { ReactNode } from 'react';

interface BarButtonProps {
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function BarButton({ disabled = false, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="inline-flex h-9 items-center gap-2 rounded-full border border-white/30 px-3 text-sm font-medium hover:bg-white/15 focus-visible:outline-white disabled:opacity-60"
    >
      {children}
    </button>
  );
}
