import { CircleAlert, CircleCheck, CircleMinus, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import type { Lead } from '../api/leads.ts';
import { conditionOf, CrmState, isOwed } from '../crm-state.tsx';
import { conditionOf as mailConditionOf, MailState } from '../mail-state.tsx';
import { SyncButton } from '../sync-button.tsx';
import { LeadSafety, LeadTimeline } from '../timeline/lead-timeline.tsx';

type Standing = 'arrived' | 'moving' | 'stuck' | 'nothing';

const looks: Record<Standing, { Icon: typeof Clock; className: string }> = {
  arrived: { Icon: CircleCheck, className: 'bg-palm-50 text-palm-700' },
  moving: { Icon: Clock, className: 'bg-amber-50 text-amber-700' },
  stuck: { Icon: CircleAlert, className: 'bg-danger-50 text-danger-700' },
  nothing: { Icon: CircleMinus, className: 'bg-sand-100 text-stone-700' },
};

/** What needs a person goes before what is on its way. */
function standingOf(lead: Lead): Standing {
  const crm = conditionOf(lead);
  const mail = mailConditionOf(lead);
  const state = lead.crmDelivery?.state;
  const crmNeedsSomebody = !lead.crmSynced && (state === 'rejected' || state === 'parked' || crm === 'lost');
  if (crmNeedsSomebody || mail === 'rejected' || mail === 'parked') return 'stuck';
  if (isOwed(crm) || mail === 'waiting') return 'moving';
  return crm === 'synced' ? 'arrived' : 'nothing';
}

/** Whether CRM and office were told, in one word; pressed, all that happened on the way. */
export function DeliveryChip({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const standing = standingOf(lead);
  const { Icon, className } = looks[standing];
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-9 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold ${className}`}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {t(`delivery.${standing}`)}
      </button>
      <Dialog open={open} onOpenChange={setOpen} opener={opener} title={t('delivery.title')}>
        <LeadSafety id={lead.id} />
        <div className="space-y-4 rounded-lg bg-sand-50 p-4">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div>
              <p className="text-xs text-stone-600">{t('adminLeads:columns.crm')}</p>
              <CrmState lead={lead} />
            </div>
            <SyncButton lead={lead} />
          </div>
          <MailState lead={lead} />
        </div>
        <LeadTimeline id={lead.id} />
      </Dialog>
    </>
  );
}
