import { useId } from 'react';
import { LeadForm } from './lead-form.tsx';
import type { LeadSource } from './lead-values.ts';

interface LeadPanelProps {
  title: string;
  text: string;
  source: LeadSource;
}

export function LeadPanel({ title, text, source }: LeadPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="relative h-fit rounded-2xl border border-sand-200 bg-white p-6 shadow-card sm:p-9"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-7 text-stone-600">{text}</p>
      <LeadForm source={source} />
    </section>
  );
}
