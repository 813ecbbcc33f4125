import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ArrowForward } from '#ui/icon.tsx';

interface TodayCardProps {
  title: string;
  /** Beside the title: how many, and whether that is bad. */
  badge?: ReactNode;
  /** To all of it. */
  more?: { to: string; label: string } | undefined;
  className?: string;
  children: ReactNode;
}

/** One thing of the day, a landmark named by its title. */
export function TodayCard({ title, badge, more, className = '', children }: TodayCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-xl border border-sand-200 bg-white ${className}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4 pb-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {badge}
      </header>
      <div className="grow">{children}</div>
      {more !== undefined && (
        <p className="border-t border-sand-200 px-5 py-2">
          <Link
            to={more.to}
            className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-maroon-700 hover:underline"
          >
            {more.label}
            <ArrowForward />
          </Link>
        </p>
      )}
    </section>
  );
}

export function NothingToday({ children }: { children: ReactNode }) {
  return <p className="px-5 pb-5 text-sm text-stone-600">{children}</p>;
}
