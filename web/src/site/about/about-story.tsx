import { useTranslation } from 'react-i18next';

export function AboutStory() {
  const { t } = useTranslation('about');
  return (
    <section className="page-width pt-24 sm:pt-32">
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[1.25fr_1fr]">
        <div>
          <h2 className="text-3xl">{t('story.title')}</h2>
          <p className="mt-6 max-w-2xl text-xl text-ink">{t('story.first')}</p>
          <p className="mt-5 max-w-2xl text-stone-600">{t('story.second')}</p>
        </div>
        <div className="divide-y divide-sand-300 border-y border-sand-300">
          {(['mission', 'vision'] as const).map((name) => (
            <div key={name} className="py-8">
              <h2 className="text-xl">{t(`aims.${name}.title`)}</h2>
              <p className="mt-3 text-stone-600">{t(`aims.${name}.text`)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
