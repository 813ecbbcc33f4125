import { useTranslation } from 'react-i18next';
import { formatDigits } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

const figures = [
  ['500+', 'sold'],
  ['10+', 'years'],
  ['50+', 'agents'],
  ['98%', 'satisfaction'],
] as const;

export function AboutStats() {
  const { t } = useTranslation('about');
  const { language, direction } = useLanguage();
  return (
    <section aria-label={t('stats.label')} className="page-width pt-16 sm:pt-20">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
        {figures.map(([value, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-s-2 border-maroon-700 ps-5">
            <dt className="mt-1 text-sm text-stone-600">{t(`stats.${name}`)}</dt>
            <dd className="text-4xl font-semibold tracking-[-0.03em]">
              {/* the sign follows the number as the language is read */}
              <bdi dir={direction}>{formatDigits(value, language)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
