import { Eye, Mail, MessageCircle, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { telHref, whatsappChat } from '#lib/phone-links.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from '../api/leads.ts';
import { useUnmaskLead } from '../api/unmask-lead.ts';
import { internationalNumber } from '../international-number.ts';
import { MailDialog } from '../writing/mail-dialog.tsx';
import { WhatsappDialog } from '../writing/whatsapp-dialog.tsx';

/** How to reach the person: three big ways, and the number to read out. What the role masks is shown on a click, which the audit log keeps. */
export function ContactBar({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
  const mayWrite = useMay('leads.write');
  const [writing, setWriting] = useState<'whatsapp' | 'email' | null>(null);
  const unmask = useUnmaskLead(lead.id);
  const tell = useTell();
  const { email, phone } = unmask.data ?? lead;
  const masked = unmask.data === undefined ? lead.masked : [];
  const hidesPhone = masked.includes('phone');
  const hidesEmail = masked.includes('email');
  const number = hidesPhone ? null : internationalNumber(phone);
  return (
    <section aria-label={t('contact.title')} className="space-y-3">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-stone-700">
        {hidesPhone ? (
          <span className="text-stone-600">{t('adminLeads:contact.hiddenField.phone')}</span>
        ) : (
          phone !== null && <bdi dir="ltr">{phone}</bdi>
        )}
        {hidesEmail ? (
          <span className="text-stone-600">{t('adminLeads:contact.hiddenField.email')}</span>
        ) : (
          email !== '' && (
            <bdi dir="ltr" className="wrap-anywhere">
              {email}
            </bdi>
          )
        )}
      </p>
      {masked.length > 0 && (
        <div>
          <Button
            variant="secondary"
            disabled={unmask.isPending}
            onClick={() => void tell(unmask.mutateAsync(), { failed: t('adminLeads:contact.failed') })}
          >
            <Eye aria-hidden className="size-4" />
            {t(unmask.isPending ? 'adminLeads:contact.showing' : 'adminLeads:contact.show')}
          </Button>
          <p className="mt-1.5 text-xs text-stone-600">
            {t('adminLeads:contact.hidden')}. {t('adminLeads:contact.recorded')}
          </p>
        </div>
      )}
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-(--bar) z-20 grid grid-cols-3 gap-2 border-t border-sand-200 bg-white p-2.5 empty:hidden sm:static sm:flex sm:border-0 sm:bg-transparent sm:p-0"
      >
        {number !== null && (
          <>
            <Way href={telHref(number)} label={t('contact.call')} Icon={Phone} />
            {mayWrite ? (
              <Write label={t('contact.whatsapp')} Icon={MessageCircle} onClick={() => setWriting('whatsapp')} />
            ) : (
              <Way outside href={whatsappChat(number)} label={t('contact.whatsapp')} Icon={MessageCircle} />
            )}
          </>
        )}
        {!hidesEmail &&
          email !== '' &&
          (mayWrite ? (
            <Write label={t('contact.email')} Icon={Mail} onClick={() => setWriting('email')} />
          ) : (
            <Way href={`mailto:${email}`} label={t('contact.email')} Icon={Mail} />
          ))}
      </div>
      {writing === 'whatsapp' && number !== null && (
        <WhatsappDialog lead={lead} number={number} onClose={() => setWriting(null)} />
      )}
      {writing === 'email' && <MailDialog lead={lead} onClose={() => setWriting(null)} />}
    </section>
  );
}

interface WriteProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
}

/** Opens a window in which it is written. */
function Write({ label, Icon, onClick }: WriteProps) {
  return (
    <Button className="min-w-0 px-3! sm:h-13 sm:px-7!" aria-haspopup="dialog" onClick={onClick}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
    </Button>
  );
}

interface WayProps {
  href: string;
  label: string;
  Icon: LucideIcon;
  outside?: boolean;
}

function Way({ href, label, Icon, outside = false }: WayProps) {
  return (
    <Button asChild className="min-w-0 px-3! sm:h-13 sm:px-7!">
      <a href={href} {...(outside && { target: '_blank', rel: 'noreferrer' })}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {label}
      </a>
    </Button>
  );
}
