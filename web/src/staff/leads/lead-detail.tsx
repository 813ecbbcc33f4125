import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RecordWindow } from '#staff-ui/record-window.tsx';
import { type Lead, leadQuery } from './api/leads.ts';
import type { PersonErased } from './api/person.ts';
import { CrmState } from './crm-state.tsx';
import { ErasedReport } from './erase-person.tsx';
import { Fact } from './fact.tsx';
import { LeadAssignments } from './lead-assignments.tsx';
import { LeadConsent } from './lead-consent.tsx';
import { LeadContact } from './lead-contact.tsx';
import { withLead } from './lead-table-spec.ts';
import { MailState } from './mail-state.tsx';
import { nameOf } from './name-of.ts';
import { PersonEnquiries } from './person-enquiries.tsx';
import { SyncButton } from './sync-button.tsx';
import { LeadSafety, LeadTimeline } from './timeline/lead-timeline.tsx';

/** Opened by `?lead=`, so that links and Back work. */
export function LeadDetailDialog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = Number(params.get('lead') ?? Number.NaN);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return (
    <LoadedDetail
      key={id}
      id={id}
      onClose={() => void navigate(withLead(params, null), { preventScrollReset: true })}
    />
  );
}

interface LoadedDetailProps {
  id: number;
  onClose: () => void;
}

function LoadedDetail({ id, onClose }: LoadedDetailProps) {
  const { t } = useTranslation('adminLeads');
  const [erased, setErased] = useState<PersonErased | null>(null);
  // nothing to ask for once erased
  const record = useQuery({ ...leadQuery(id), enabled: erased === null });
  if (erased !== null)
    return (
      <RecordWindow record={{ ...record, data: erased, error: null }} title={t('erased.title')} onClose={onClose}>
        {(result) => <ErasedReport result={result} />}
      </RecordWindow>
    );
  return (
    <RecordWindow
      record={record}
      title={record.data === undefined ? t('title') : nameOf(record.data)}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      onClose={onClose}
    >
      {(lead) => (
        <>
          <LeadSafety id={id} />
          <Facts lead={lead} />
          <LeadTimeline id={id} />
          {lead.anonymisedAt === null && <PersonEnquiries lead={lead} onErased={setErased} />}
        </>
      )}
    </RecordWindow>
  );
}

function Facts({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const { dateTime, titleOf } = useFormats();
  return (
    <>
      <div className="mb-6 space-y-4 rounded-lg bg-sand-50 p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <p className="text-xs text-stone-600">{t('columns.crm')}</p>
            <CrmState lead={lead} />
          </div>
          <SyncButton lead={lead} />
        </div>
        <MailState lead={lead} />
      </div>
      <dl className="space-y-4">
        <Fact label={t('detail.message')}>
          <span dir="auto" className="block whitespace-pre-wrap">
            {lead.message ?? t('detail.noMessage')}
          </span>
        </Fact>
        {lead.anonymisedAt === null ? (
          <LeadContact lead={lead} />
        ) : (
          <Fact label={t('detail.email')}>{t('anonymousSince', { time: dateTime(lead.anonymisedAt) })}</Fact>
        )}
        {lead.property !== null && (
          <Fact label={t('detail.listing')}>
            <a href={`/${language}/properties/${String(lead.property.id)}`} className="text-maroon-700 underline">
              <bdi>{titleOf(lead.property)}</bdi>{' '}
              {lead.property.referenceId !== null && (
                <bdi className="whitespace-nowrap">({lead.property.referenceId})</bdi>
              )}
            </a>
          </Fact>
        )}
        {lead.page !== null && (
          <Fact label={t('detail.page')}>
            <bdi dir="ltr" className="font-mono text-xs break-all">
              {lead.page}
            </bdi>
          </Fact>
        )}
        <Fact label={t('detail.language')}>{t(`detail.languages.${lead.language}`)}</Fact>
        <Fact label={t('detail.received')}>{dateTime(lead.createdAt)}</Fact>
        <LeadAssignments id={lead.id} />
        <Fact label={t('detail.consent')}>
          <LeadConsent lead={lead} />
        </Fact>
        <Fact label={t('detail.reference')}>
          <bdi dir="ltr" className="font-mono text-xs break-all">
            {lead.referenceId}
          </bdi>
        </Fact>
        {lead.notes !== null && <Fact label={t('detail.notes')}>{lead.notes}</Fact>}
      </dl>
    </>
  );
}
