import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailText } from '#staff-ui/email-text.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from './api/leads.ts';
import { useUnmaskLead } from './api/unmask-lead.ts';
import { Fact } from './fact.tsx';

/** E-mail and telephone number; what the role masks is shown on a click, which the audit log keeps. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const unmask = useUnmaskLead(lead.id);
  const { email, phone } = unmask.data ?? lead;
  const masked = unmask.data === undefined ? lead.masked : [];
  // one button shows both: it stands with the last
  const button = <ShowButton pending={unmask.isPending} show={() => unmask.mutateAsync()} />;
  return (
    <>
      <Fact label={t('detail.email')}>
        {masked.includes('email') ? (
          <Hidden>{!masked.includes('phone') && button}</Hidden>
        ) : (
          <a href={`mailto:${email}`} className="wrap-anywhere text-maroon-700 underline">
            <EmailText value={email} />
          </a>
        )}
      </Fact>
      {phone !== null && (
        <Fact label={t('detail.phone')}>
          {masked.includes('phone') ? (
            <Hidden>{button}</Hidden>
          ) : (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr" className="text-maroon-700 underline">
              {phone}
            </a>
          )}
        </Fact>
      )}
    </>
  );
}

function Hidden({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adminLeads');
  return (
    <>
      <p className="text-stone-600">{t('contact.hidden')}</p>
      {children}
    </>
  );
}

function ShowButton({ pending, show }: { pending: boolean; show: () => Promise<unknown> }) {
  const { t } = useTranslation('adminLeads');
  const tell = useTell();
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="mt-2"
        disabled={pending}
        onClick={() => void tell(show(), { failed: t('contact.failed') })}
      >
        <Eye aria-hidden className="size-4" />
        {t(pending ? 'contact.showing' : 'contact.show')}
      </Button>
      <p className="mt-1.5 text-xs text-stone-600">{t('contact.recorded')}</p>
    </>
  );
}
