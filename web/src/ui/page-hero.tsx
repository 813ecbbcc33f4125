import type { ReactNode } from 'react';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** The head of a company page: a large title on sand, the text beside it on wide screens. */
export function PageHero({ eyebrow, title, text, children }: PageHeroProps) {
  return (
    <section className="page-width pt-3 sm:pt-5">
      <div className="rounded-2xl bg-sand-100 px-6 py-16 sm:px-14 sm:py-20 lg:py-28">
        <p className="eyebrow">{eyebrow}</p>
        <div className="mt-3 grid gap-x-16 gap-y-6 lg:grid-cols-[1.7fr_1fr] lg:items-end">
          <h1 className="max-w-3xl text-4xl">{title}</h1>
          <div>
            <p className="max-w-md text-lg text-stone-600">{text}</p>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
