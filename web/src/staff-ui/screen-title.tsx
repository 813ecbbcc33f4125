import { createContext, type ReactNode, use } from 'react';

const Embedded = createContext(false);

/** Screens inside have an h2; the page keeps its title. */
export function EmbeddedScreen({ children }: { children: ReactNode }) {
  return <Embedded value>{children}</Embedded>;
}

interface ScreenTitleProps {
  title: string;
  /** For the section's `aria-labelledby`. */
  id?: string;
  children?: ReactNode;
}

/** Also the page's title, unless inside another screen. */
export function ScreenTitle({ title, id, children = title }: ScreenTitleProps) {
  const Heading = use(Embedded) ? 'h2' : 'h1';
  return (
    <>
      {Heading === 'h1' && <title>{title}</title>}
      <Heading id={id} className="text-2xl">
        {children}
      </Heading>
    </>
  );
}
