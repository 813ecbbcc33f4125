import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#ui/titled-section.tsx';

export const questions = ['response', 'consultation', 'areas', 'financing'] as const;

export function Faq() {
  const { t } = useTranslation('contact');
  return (
    <TitledSection
      id="faq"
      title={t('faq.title')}
      titleClass="text-3xl"
      className="mt-24 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]"
    >
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
    </TitledSection>
  );
}
