import { Gem, HeartHandshake, Lightbulb, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '#ui/section-title.tsx';

const values = [
  ['integrity', Scale],
  ['excellence', Gem],
  ['client', HeartHandshake],
  ['innovation', Lightbulb],
] as const;

export function AboutValues() {
  const { t } = useTranslation('about');
  return (
    <section className="page-width pt-24 sm:pt-32">
      <SectionTitle eyebrow={t('values.eyebrow')} title={t('values.title')} />
      <ul className="mt-10 grid gap-px overflow-hidden rounded-2xl border border-sand-200 bg-sand-200 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(([name, Icon]) => (
          <li key={name} className="bg-white p-7 sm:p-8">
            <Icon aria-hidden className="size-7 stroke-[1.4] text-maroon-700" />
            <h3 className="mt-6 text-lg">{t(`values.${name}.title`)}</h3>
            <p className="mt-1.5 text-stone-600">{t(`values.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
