import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface ChipProps {
  /** The same search without it. */
  to: string;
  /** For screen readers: what following it does. */
  name: string;
  children: ReactNode;
}

/** A link: it works without scripts. */
export function Chip({ to, name, children }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      onClick={focusNeighbour}
      aria-label={name}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-sand-300 bg-white py-1 ps-3.5 pe-2.5 text-sm font-medium text-stone-700 hover:border-maroon-600 hover:text-maroon-700"
    >
      {children}
      <X aria-hidden className="size-3.5 shrink-0" />
    </Link>
  );
}

/** The next chip gets the focus of a removed one. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.closest('li');
  const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('a');
  if (neighbour instanceof HTMLElement) neighbour.focus();
  else focusResults();
}

export function focusResults() {
  document.querySelector<HTMLElement>('#results')?.focus();
}
