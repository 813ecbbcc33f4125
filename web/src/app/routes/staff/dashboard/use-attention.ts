import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { crmStatusQuery } from '#staff/crm/api/crm-status.ts';
import { syncStatusQuery } from '#staff/crm/api/listing-sync.ts';
import { modeOf } from '#staff/crm/connection.tsx';
import type { Today } from '#staff/overview/api/today.ts';
import type { Attention } from '#staff/overview/attention-card.tsx';

/** The most urgent first. */
export function useAttention(today: Pick<Today, 'mandates' | 'listings'>): Attention[] {
  return [...useCrm(), ...useMandates(today.mandates), ...useListings(today.listings)];
}

/** A delivery is on its way for seconds; longer, it waits. */
const onItsWayMs = 60_000;

/** From what the figures and the CRM's screen say, so that none of them contradicts another. */
function useCrm(): Attention[] {
  const { t } = useTranslation('adminToday');
  const { counted } = useFormats();
  const mayRead = useMay('crm.read');
  const { data: crm, dataUpdatedAt } = useQuery({ ...crmStatusQuery, enabled: mayRead });
  const provider = crm?.provider ?? '';
  const { data: sync } = useQuery({ ...syncStatusQuery(provider), enabled: mayRead && provider !== '' });
  if (crm === undefined) return [];
  const { pendingOperations: pending, needPerson } = crm;
  const mode = modeOf(crm);
  const oldest = crm.pendingOperationsList[0]?.createdAt;
  const waits = oldest !== undefined && dataUpdatedAt - Date.parse(oldest) > onItsWayMs;
  const found: Attention[] = [];
  if (mode !== 'online')
    found.push({
      id: 'crm',
      to: '/admin/crm-status',
      title: t(`attention.${mode}`),
      ...(pending > 0 && { text: t('attention.waits', counted(pending)) }),
      urgent: mode === 'offline',
    });
  else if (waits)
    found.push({
      id: 'crm',
      to: '/admin/crm-status',
      title: t('attention.waiting', counted(pending)),
      urgent: false,
    });
  if (needPerson > 0)
    found.push({
      id: 'stuck',
      to: '/admin/deliveries',
      title: t('attention.stuck', counted(needPerson)),
      urgent: true,
    });
  if (sync?.status === 'error')
    found.push({ id: 'pull', to: '/admin/crm-status', title: t('attention.pull'), urgent: true });
  return found;
}

function useMandates(mandates: Today['mandates']): Attention[] {
  const { t } = useTranslation('adminToday');
  const { counted, titleOf } = useFormats();
  if (mandates === null) return [];
  const more = mandates.total - mandates.next.length;
  return [
    ...mandates.next.map((mandate) => ({
      id: `mandate-${String(mandate.id)}`,
      to: `/admin/properties-table?dialog=view-${String(mandate.propertyId)}`,
      title: mandate.daysLeft === 0 ? t('attention.mandateToday') : t('attention.mandate', counted(mandate.daysLeft)),
      text: titleOf(mandate),
      urgent: mandate.daysLeft <= 7,
    })),
    ...(more > 0
      ? [
          {
            id: 'mandates',
            to: '/admin/properties-table?mandate=ending',
            title: t('attention.mandates', counted(more)),
            urgent: false,
          },
        ]
      : []),
  ];
}

function useListings(listings: Today['listings']): Attention[] {
  const { t } = useTranslation('adminToday');
  const { counted, number } = useFormats();
  if (listings === null) return [];
  const { minimum, incomplete, waiting } = listings;
  const to = (enough: string) => `/admin/properties-table?enough=${enough}`;
  const lacking =
    minimum === null
      ? { to: to('incomplete'), title: t('attention.incomplete', counted(incomplete)) }
      : { to: to('below'), title: t('attention.below', { ...counted(incomplete), minimum: number(minimum) }) };
  return [
    ...(waiting > 0
      ? [
          {
            id: 'unpublished',
            to: to('waiting'),
            title: t('attention.unpublished', counted(waiting)),
            urgent: false,
          },
        ]
      : []),
    ...(incomplete > 0 ? [{ id: 'incomplete', ...lacking, urgent: false }] : []),
  ];
}
