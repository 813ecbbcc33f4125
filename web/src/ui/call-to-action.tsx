import type { ReactNode } from 'react';

interface CallToActionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="page-width pt-24 sm:pt-32">
      <div className="flex flex-col gap-8 rounded-2xl bg-maroon-800 px-6 py-14 text-white sm:px-14 lg:flex-row lg:items-center lg:justify-between lg:py-16">
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-3 max-w-lg text-lg text-white/85">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
