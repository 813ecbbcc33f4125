import { CircleAlert, CircleCheck, CircleMinus, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { FailureReason } from '#staff-ui/failure-reason.tsx';
import type { Lead } from './api/leads.ts';

type Condition = 'synced' | 'failed' | 'pending' | 'lost' | 'checking' | 'unconfirmed' | 'unsubscribed';

const looks: Record<Condition, { Icon: typeof Clock; className: string }> = {
  synced: { Icon: CircleCheck, className: 'text-palm-700' },
  failed: { Icon: CircleAlert, className: 'text-danger-700' },
  lost: { Icon: CircleAlert, className: 'text-danger-700' },
  checking: { Icon: Clock, className: 'text-amber-700' },
  pending: { Icon: Clock, className: 'text-amber-700' },
  unconfirmed: { Icon: CircleMinus, className: 'text-stone-600' },
  unsubscribed: { Icon: CircleMinus, className: 'text-stone-600' },
};

/** The specification's three, lost where the CRM has it no more, checked where it may have it, and those that it is not to hear of. */
export function conditionOf(
  lead: Pick<Lead, 'crmSynced' | 'crmSyncError' | 'crmDelivery' | 'subscription'>,
): Condition {
  if (lead.crmSynced) return 'synced';
  if (lead.subscription?.state === 'waiting') return 'unconfirmed';
  if (lead.subscription?.state === 'ended') return 'unsubscribed';
  if (lead.crmDelivery?.state === 'missing') return 'lost';
  // it may have arrived: nothing failed yet
  if (lead.crmDelivery?.state === 'unknown') return 'checking';
  return lead.crmSyncError === null ? 'pending' : 'failed';
}

/** The CRM will hear of it, or should. */
export const isOwed = (condition: Condition): boolean =>
  condition !== 'synced' && condition !== 'unconfirmed' && condition !== 'unsubscribed';

export function CrmState({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const { dateTime } = useFormats();
  const condition = conditionOf(lead);
  const { Icon, className } = looks[condition];
  return (
    <div className="text-sm">
      <p className={`flex items-center gap-1.5 font-semibold ${className}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {t(`crm.${condition}`)}
      </p>
      {lead.crmSynced && (
        <>
          {lead.crmId !== null && (
            <p className="text-stone-700">
              <span className="sr-only">{t('crm.id')} </span>
              <bdi className="font-mono text-xs">{lead.crmId}</bdi>
            </p>
          )}
          <p className="text-xs text-stone-500">{dateTime(lead.crmSyncedAt)}</p>
        </>
      )}
      {isOwed(condition) && <Waiting lead={lead} />}
    </div>
  );
}

function Waiting({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const { counted, dateTime } = useFormats();
  const delivery = lead.crmDelivery;
  return (
    <>
      {lead.crmSyncError !== null && delivery?.state !== 'missing' && (
        <div className="max-w-xs text-xs text-stone-600">
          <FailureReason code={delivery?.lastErrorCode ?? null} said={lead.crmSyncError} />
        </div>
      )}
      <p className="text-xs text-stone-600">{t(nextStep(delivery?.state ?? null))}</p>
      {delivery !== null && delivery.attempts > 0 && (
        <p className="text-xs text-stone-500">
          {t('crm.attempts', counted(delivery.attempts))}
          {delivery.dueAt !== null && ` · ${t('crm.nextTry', { time: dateTime(delivery.dueAt) })}`}
        </p>
      )}
    </>
  );
}

function nextStep(state: NonNullable<Lead['crmDelivery']>['state'] | null) {
  if (state === 'rejected' || state === 'parked' || state === 'missing' || state === 'sending')
    return `crm.${state}` as const;
  return state === 'unknown' ? ('crm.waiting' as const) : ('crm.willSync' as const);
}
