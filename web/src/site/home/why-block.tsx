import { Handshake, MapPinned, MessageSquareReply, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '#ui/section-title.tsx';

const points = [
  ['honest', Handshake],
  ['expert', MapPinned],
  ['quick', MessageSquareReply],
  ['results', KeyRound],
] as const;

export function WhyBlock() {
  const { t } = useTranslation('home');
  return (
    <section className="page-width pt-24 sm:pt-32">
      <SectionTitle eyebrow={t('why.eyebrow')} title={t('why.title')} />
      <ul className="mt-10 grid gap-x-10 gap-y-10 border-t border-sand-300 pt-10 sm:grid-cols-2 lg:grid-cols-4">
        {points.map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden className="size-7 stroke-[1.4] text-maroon-700" />
            <h3 className="mt-5 text-lg">{t(`why.${name}.title`)}</h3>
            <p className="mt-1.5 text-stone-600">{t(`why.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
