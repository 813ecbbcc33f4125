import { createContext, type ReactNode, use } from 'react';

const Embedded = createContext(false);

/** A screen inside another one: its title names a part of the page, and the page keeps its own. */
export function EmbeddedScreen({ children }: { children: ReactNode }) {
  return <Embedded value>{children}</Embedded>;
}

interface ScreenTitleProps {
  title: string;
  /** For a section that it names. */
  id?: string;
  /** What the heading shows instead, such as the title with a number. */
  children?: ReactNode;
}

/** What a screen is called: the page's heading and title where it stands alone, a section's heading where it does not. */
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
