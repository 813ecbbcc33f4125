import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';

export function AboutBlock() {
  const { t } = useTranslation('home');
  return (
    <section className="page-width pt-24 sm:pt-32">
      <div className="grid gap-12 rounded-2xl bg-sand-100 px-6 py-14 sm:px-14 lg:grid-cols-[1.5fr_1fr] lg:items-center lg:py-20">
        <div className="max-w-xl">
          <p className="eyebrow">{t('about.eyebrow')}</p>
          <h2 className="mt-2 text-3xl">{t('about.title')}</h2>
          <p className="mt-5 text-lg text-stone-600">{t('about.text')}</p>
        </div>
        <dl className="grid grid-cols-2 gap-8 lg:gap-10">
          <Figure value={t('about.propertiesFigure')} label={t('about.properties')} />
          <Figure value={t('about.yearsFigure')} label={t('about.years')} />
        </dl>
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  const { direction } = useLanguage();
  return (
    <div className="flex flex-col-reverse justify-end border-s-2 border-maroon-700 ps-5">
      <dt className="mt-1 text-sm text-stone-600">{label}</dt>
      <dd className="text-4xl font-semibold tracking-[-0.03em]">
        <bdi dir={direction}>{value}</bdi>
      </dd>
    </div>
  );
}
