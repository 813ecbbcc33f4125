import type { ReactNode } from 'react';

export function Lines({ children }: { children: ReactNode }) {
  return (
    <ol className="divide-y divide-sand-200 overflow-hidden rounded-xl border border-sand-200 bg-white">{children}</ol>
  );
}
