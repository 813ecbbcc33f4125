import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  children?: ReactNode;
  more?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}

export function EmptyState({ title, text, icon, children, more, headingLevel: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-2xl border border-dashed border-sand-300 bg-sand-50 px-6 py-16 text-center">
      {icon !== undefined && (
        <div
          aria-hidden
          className="mb-5 flex size-14 items-center justify-center rounded-full bg-white text-maroon-700 shadow-card"
        >
          {icon}
        </div>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {text !== undefined && <p className="mt-2 max-w-md text-stone-600">{text}</p>}
      {children !== undefined && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
      {more}
    </div>
  );
}
