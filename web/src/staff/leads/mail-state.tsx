import { CircleAlert, Mail, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import type { Lead } from './api/leads.ts';
import { useMailLead } from './api/mail-lead.ts';

type Condition = 'delivered' | 'waiting' | 'rejected' | 'parked' | 'cancelled' | 'none' | 'unconfirmed';

const looks: Record<Condition, { Icon: typeof Mail; className: string }> = {
  delivered: { Icon: MailCheck, className: 'text-palm-700' },
  waiting: { Icon: Mail, className: 'text-amber-700' },
  rejected: { Icon: CircleAlert, className: 'text-danger-700' },
  parked: { Icon: CircleAlert, className: 'text-danger-700' },
  cancelled: { Icon: Mail, className: 'text-stone-600' },
  none: { Icon: Mail, className: 'text-stone-600' },
  unconfirmed: { Icon: Mail, className: 'text-stone-600' },
};

export function conditionOf({ mailDelivery: mail, subscription }: Lead): Condition {
  if (mail === null) return subscription?.state === 'waiting' ? 'unconfirmed' : 'none';
  const { state } = mail;
  if (state === 'delivered' || state === 'rejected' || state === 'parked') return state;
  return state === 'cancelled' || state === 'superseded' ? 'cancelled' : 'waiting';
}

export function MailBrief({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const condition = conditionOf(lead);
  const { Icon, className } = looks[condition];
  return (
    <p className={`flex items-center gap-1.5 text-sm font-semibold ${className}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(`mail.${condition}`)}
    </p>
  );
}

export function MailState({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const { counted, dateTime } = useFormats();
  const maySend = useMay('leads.write');
  const mail = lead.mailDelivery;
  const condition = conditionOf(lead);
  const open = condition === 'waiting' || condition === 'rejected' || condition === 'parked';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 text-sm">
      <div>
        <p className="text-xs text-stone-600">{t('mail.label')}</p>
        <MailBrief lead={lead} />
        {open && mail !== null && (
          <p className="text-xs text-stone-600">
            {mail.lastErrorCode !== null && `${t(reasonKey(mail.lastErrorCode))} `}
            {mail.attempts > 0 && t('crm.attempts', counted(mail.attempts))}
            {mail.attempts > 0 && mail.dueAt !== null && ` · ${t('crm.nextTry', { time: dateTime(mail.dueAt) })}`}
          </p>
        )}
      </div>
      {open && maySend && <MailButton id={lead.id} />}
    </div>
  );
}

const reasons = [
  'unreachable',
  'timeout',
  'later',
  'refuses_us',
  'unauthorized',
  'no_tls',
  'recipient_refused',
  'refused',
  'no_answer',
  'not_kept',
] as const;

function reasonKey(code: string) {
  const reason = reasons.find((one) => `mail.${one}` === code);
  return reason === undefined ? ('mail.reasons.other' as const) : (`mail.reasons.${reason}` as const);
}

function MailButton({ id }: { id: number }) {
  const { t } = useTranslation('adminLeads');
  const tell = useTell();
  const mail = useMailLead();
  const send = () =>
    tell(mail.mutateAsync(id), {
      done: ({ mailDelivery }) => ({ title: t(mailDelivery?.state === 'delivered' ? 'mail.done' : 'mail.notYet') }),
      failed: t('error'),
      otherwise: t('mail.failed'),
    });
  return (
    <Button size="sm" variant="secondary" disabled={mail.isPending} onClick={() => void send()}>
      {mail.isPending ? t('mail.running') : t('mail.action')}
    </Button>
  );
}
