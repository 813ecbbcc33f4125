import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { formatNumber } from '#i18n/format.ts';
import { SectionTitle } from '#ui/section-title.tsx';

const steps = ['consultation', 'search', 'documentation', 'completion'] as const;

export function ProcessSteps() {
  const { t } = useTranslation('services');
  const { language } = useLanguage();
  return (
    <section className="page-width pt-24 sm:pt-32">
      <div className="rounded-2xl bg-sand-100 px-6 py-14 sm:px-14 lg:py-20">
        <SectionTitle eyebrow={t('process.eyebrow')} title={t('process.title')} />
        <ol className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((name, index) => (
            <li key={name}>
              <span
                aria-hidden
                className="flex size-11 items-center justify-center rounded-full bg-maroon-700 font-semibold text-white"
              >
                {formatNumber(index + 1, language)}
              </span>
              <h3 className="mt-5 text-lg">{t(`process.${name}.title`)}</h3>
              <p className="mt-1.5 text-stone-600">{t(`process.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
