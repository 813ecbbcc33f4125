import type { ReactNode } from 'react';

interface TitledSectionProps {
  /** Of the title; also an anchor. */
  id: string;
  title: string;
  titleClass?: string;
  className?: string;
  children: ReactNode;
}

/** A landmark named by its title. */
export function TitledSection({ id, title, titleClass = 'text-xl', className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
