import type { ReactNode } from 'react';

interface SectionTitleProps {
  eyebrow: string;
  title: string;
  text?: string;
  /** At the end of the line on wide screens. */
  children?: ReactNode;
}

export function SectionTitle({ eyebrow, title, text, children }: SectionTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-2xl">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-2 text-3xl">{title}</h2>
        {text !== undefined && <p className="mt-4 text-lg text-stone-600">{text}</p>}
      </div>
      {children}
    </div>
  );
}
