import type { ReactNode } from 'react';

/** What the head of a column says, before its value; only where the table is drawn as cards, which have no head. */
export const InCards = ({ children }: { children: ReactNode }) => (
  <span className="text-stone-600 @4xl:hidden">{children}: </span>
);
