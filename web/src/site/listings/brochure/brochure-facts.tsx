import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { type Named, useFactGroups, useMainFacts } from '../detail/use-facts.tsx';

/** Denser than on the listing's page: name and value in one line. */
export function BrochureFacts({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('facts');
  const groups = useFactGroups(property);
  const main = useMainFacts(property);
  return (
    <section>
      <h2 className="mb-3 break-after-avoid text-base font-semibold">{t('detail.facts')}</h2>
      <div className="gap-x-8 sm:columns-2 [&>*]:mb-4">
        <Lines named={main} />
        {groups.map(([group, named]) => (
          <div key={group} className="break-inside-avoid">
            <h3 className="text-sm font-semibold text-stone-600">{word(`group.${group}`)}</h3>
            <Lines named={named} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Lines({ named }: { named: readonly Named[] }) {
  return (
    <dl className="break-inside-avoid">
      {named.map(([name, value]) => (
        <div key={name} className="flex break-inside-avoid justify-between gap-4 border-b border-sand-200 py-1.5">
          <dt className="text-stone-600">{name}</dt>
          <dd className="text-end font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
