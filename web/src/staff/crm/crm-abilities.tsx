import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { CrmProviderState } from './api/crm-provider.ts';

const abilities = [
  'takesLeads',
  'idempotentByKey',
  'lookupByReference',
  'listsReferences',
  'takesListings',
  'givesListings',
  'givesDeletions',
] as const;

export function CrmAbilities({ state: { capabilities, discoveredAt } }: { state: CrmProviderState }) {
  const { t } = useTranslation('adminCrmProvider');
  const { dateTime } = useFormats();
  return (
    <section aria-label={t('abilities.title')} className="rounded-xl border border-sand-200 bg-white p-5">
      <h2 className="text-base">{t('abilities.title')}</h2>
      <p className="mt-1 text-sm text-stone-600">
        {discoveredAt === null ? t('abilities.assumed') : t('abilities.asked', { time: dateTime(discoveredAt) })}
      </p>
      <dl className="mt-3 divide-y divide-sand-100">
        {abilities.map((name) => {
          const able = capabilities[name];
          return (
            <div key={name} className="py-3 text-sm">
              <dt className="flex flex-wrap items-center justify-between gap-2 font-medium text-ink">
                {t(`can.${name}.name`)}
                <Badge tone={able ? 'green' : 'quiet'}>{t(able ? 'abilities.yes' : 'abilities.no')}</Badge>
              </dt>
              <dd className="mt-1 text-stone-600">{able ? t(`can.${name}.yes`) : t(`can.${name}.no`)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
