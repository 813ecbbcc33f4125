import { Eye, LifeBuoy, Network, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#ui/titled-section.tsx';

const points = [
  ['market', TrendingUp],
  ['network', Network],
  ['transparency', Eye],
  ['support', LifeBuoy],
] as const;

export function WhyServices() {
  const { t } = useTranslation('services');
  return (
    <TitledSection id="why-services" title={t('why.title')} titleClass="text-3xl">
      <ul className="mt-8 space-y-7">
        {points.map(([name, Icon]) => (
          <li key={name} className="flex gap-5">
            <Icon aria-hidden className="mt-1 size-6 shrink-0 stroke-[1.5] text-maroon-700" />
            <div>
              <h3 className="text-lg">{t(`why.${name}.title`)}</h3>
              <p className="mt-0.5 text-stone-600">{t(`why.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
