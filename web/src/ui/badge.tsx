import type { ReactNode } from 'react';

export type BadgeTone = 'primary' | 'green' | 'grey' | 'quiet' | 'amber' | 'blue' | 'danger';

const tones: Record<BadgeTone, string> = {
  primary: 'bg-maroon-700 text-white',
  green: 'bg-palm-700 text-white',
  grey: 'bg-stone-600 text-white',
  quiet: 'bg-sand-100 text-stone-700',
  amber: 'bg-amber-50 text-amber-700',
  blue: 'bg-sky-50 text-sky-700',
  danger: 'bg-danger-50 text-danger-700',
};

export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-2.5 whitespace-nowrap py-1 text-xs leading-none font-semibold rtl:pt-1.5 ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
