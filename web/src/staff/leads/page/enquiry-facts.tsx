import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Lead } from '../api/leads.ts';
import { Fact } from '../fact.tsx';
import { LeadAssignments } from '../lead-assignments.tsx';
import { LeadConsent } from '../lead-consent.tsx';
import { ResponseClock } from '../response-clock.tsx';

/** What the person wrote, and below it what is asked for rarely. */
export function EnquiryFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['adminLeads', 'adminLeadPage']);
  const { dateTime } = useFormats();
  return (
    <section aria-labelledby="enquiry-title" className="rounded-xl border border-sand-200 bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="enquiry-title" className="text-lg">
          {t(`source.${lead.source}`)}
        </h2>
        <div className="text-xs text-stone-600">
          <span>{dateTime(lead.createdAt)}</span>
          <ResponseClock lead={lead} />
        </div>
      </div>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere text-ink rtl:text-right ltr:text-left">
        {lead.message ?? t('detail.noMessage')}
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer text-maroon-700">{t('adminLeadPage:more')}</summary>
        <dl className="mt-3 space-y-3">
          {lead.anonymisedAt !== null && (
            <Fact label={t('detail.email')}>{t('anonymousSince', { time: dateTime(lead.anonymisedAt) })}</Fact>
          )}
          {lead.page !== null && (
            <Fact label={t('detail.page')}>
              <bdi dir="ltr" className="font-mono text-xs break-all">
                {lead.page}
              </bdi>
            </Fact>
          )}
          <LeadAssignments id={lead.id} />
          <Fact label={t('detail.language')}>{t(`detail.languages.${lead.language}`)}</Fact>
          <Fact label={t('detail.consent')}>
            <LeadConsent lead={lead} />
          </Fact>
          <Fact label={t('detail.reference')}>
            <bdi dir="ltr" className="font-mono text-xs break-all">
              {lead.referenceId}
            </bdi>
          </Fact>
        </dl>
      </details>
    </section>
  );
}
