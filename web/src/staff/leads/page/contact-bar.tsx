import { Eye, Mail, MessageCircle, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTell } from '#staff-ui/use-tell.ts';
import { telHref, whatsappChat } from '#lib/phone-links.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from '../api/leads.ts';
import { useUnmaskLead } from '../api/unmask-lead.ts';
import { internationalNumber } from '../international-number.ts';

/** How to reach the person: three big ways, and the number to read out. What the role masks is shown on a click, which the audit log keeps. */
export function ContactBar({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
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
      <div className="fixed inset-x-0 bottom-(--bar) z-20 grid grid-cols-3 gap-2 border-t border-sand-200 bg-white p-2.5 empty:hidden sm:static sm:flex sm:border-0 sm:bg-transparent sm:p-0">
        {number !== null && (
          <>
            <Way href={telHref(number)} label={t('contact.call')} Icon={Phone} />
            <Way outside href={whatsappChat(number)} label={t('contact.whatsapp')} Icon={MessageCircle} />
          </>
        )}
        {!hidesEmail && email !== '' && <Way href={`mailto:${email}`} label={t('contact.email')} Icon={Mail} />}
      </div>
    </section>
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
