import { useId, useState } from 'react';
import type { LeadReceipt } from './enquiry.ts';
import { LeadForm } from './lead-form.tsx';
import type { LeadSource } from './lead-values.ts';
import { SentEnquiry } from './sent-enquiry.tsx';

interface LeadPanelProps {
  title: string;
  text: string;
  source: LeadSource;
}

/** What was sent stands above the form, which begins anew. */
export function LeadPanel({ title, text, source }: LeadPanelProps) {
  const id = useId();
  const [sent, setSent] = useState<LeadReceipt | null>(null);
  return (
    <section
      aria-labelledby={id}
      className="relative h-fit rounded-2xl border border-sand-200 bg-white p-6 shadow-card sm:p-9"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-7 text-stone-600">{text}</p>
      {sent !== null && (
        <div className="mb-8">
          <SentEnquiry receipt={sent} />
        </div>
      )}
      <LeadForm source={source} onSent={setSent} />
    </section>
  );
}
