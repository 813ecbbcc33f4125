import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export const questions = ['response', 'consultation', 'areas', 'financing'] as const;

export function Faq() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="faq" className="mt-24 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <h2 id="faq" className="text-3xl">
        {t('faq.title')}
      </h2>
      <div className="divide-y divide-sand-300 border-y border-sand-300">
        {questions.map((name) => (
          <details key={name} className="group">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
              {t(`faq.${name}.question`)}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-stone-500 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[60ch] pb-6 text-stone-600">{t(`faq.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
