import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { TitledSection } from '#ui/titled-section.tsx';
import { type Named, useFactGroups, useMainFacts } from './use-facts.tsx';

/** What is known of it and what its kind has, in groups; an unknown fact is absent. */
export function DetailFacts({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('facts');
  const groups = useFactGroups(property);
  return (
    <TitledSection id="facts" title={t('detail.facts')}>
      <FactList named={useMainFacts(property)} />
      {groups.map(([group, named]) => (
        <div key={group}>
          <h3 className="mt-8 text-base font-semibold text-stone-700">{word(`group.${group}`)}</h3>
          <FactList named={named} />
        </div>
      ))}
    </TitledSection>
  );
}

function FactList({ named }: { named: readonly Named[] }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
      {named.map(([name, value]) => (
        <div key={name} className="border-t border-sand-300 pt-3">
          <dt className="text-sm text-stone-600">{name}</dt>
          <dd className="mt-0.5 text-lg font-semibold text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
