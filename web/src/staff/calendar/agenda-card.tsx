import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

interface AgendaCardProps {
  title: string;
  /** Where all of it is. */
  to: string;
  all: string;
  children: ReactNode;
}

export interface AgendaCardOf {
  /** Of everybody whose leads the reader sees, with whose each is; else one's own. */
  ofOthers: boolean;
}

/** The frame of a card of the page Today. */
export function AgendaCard({ title, to, all, children }: AgendaCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-sand-200 bg-white">
      <header className="flex items-center justify-between gap-3 px-4 pt-4 pb-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <Link to={to} className="text-sm font-semibold text-maroon-700 hover:underline">
          {all}
        </Link>
      </header>
      {children}
    </section>
  );
}
