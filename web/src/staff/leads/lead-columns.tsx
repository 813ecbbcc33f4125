import type { StaffTerm } from '@manzil/core/search/staff-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Permitted } from '#staff-lib/auth/permitted.tsx';
import { useFormats } from '#staff-lib/use-formats.ts';
import { EmailText } from '#staff-ui/email-text.tsx';
import { Button } from '#ui/button.tsx';
import { MarkedExcerpt } from '#staff-ui/list/marked-excerpt.tsx';
import type { Column } from '#staff-ui/table/data-table.tsx';
import type { Selection } from '#staff-ui/table/use-selection.ts';
import { useAssignees } from './api/change-leads.ts';
import type { Lead } from './api/leads.ts';
import { callAddress } from './call-address.ts';
import { CrmState } from './crm-state.tsx';
import { DeleteButton } from './delete-button.tsx';
import { leadAddress } from './lead-table-spec.ts';
import { MailBrief } from './mail-state.tsx';
import { messageMatch } from './message-match.ts';
import { nameOf } from './name-of.ts';
import { ResponseClock } from './response-clock.tsx';
import { StageSelect } from './stage/stage-select.tsx';
import { SyncButton } from './sync-button.tsx';

interface ColumnOptions {
  /** Search and filters, which stay in the address of a lead's page. */
  params: URLSearchParams;
  /** By what they were found. */
  terms: readonly StaffTerm[];
  selection: Selection;
}

export function useLeadColumns(options: ColumnOptions): Column<Lead>[] {
  const { t } = useTranslation('adminLeads');
  const { dateTime } = useFormats();
  // an agent's are all theirs
  const mayAssign = useMay('leads.assign');
  return [
    {
      id: 'person',
      label: t('columns.person'),
      fixed: true,
      sort: { asc: 'name_asc', desc: 'name_desc' },
      wide: true,
      long: true,
      className: '@4xl:min-w-52',
      cell: (lead) => <Person lead={lead} />,
    },
    {
      id: 'enquiry',
      label: t('columns.enquiry'),
      wide: true,
      long: true,
      cell: (lead) => <Enquiry lead={lead} terms={options.terms} />,
    },
    {
      id: 'status',
      label: t('columns.status'),
      wide: true,
      cell: (lead) => (
        <>
          <StageSelect lead={lead} />
          {mayAssign && <Assignee id={lead.assigneeId} />}
          <FollowUp time={lead.followUpAt} />
        </>
      ),
    },
    {
      id: 'crm',
      label: t('columns.crm'),
      className: '@4xl:min-w-36',
      cell: (lead) => (
        <div className="space-y-1.5">
          <CrmState lead={lead} />
          <SyncButton lead={lead} />
        </div>
      ),
    },
    {
      id: 'mail',
      label: t('columns.mail'),
      extra: true,
      className: 'text-sm',
      cell: (lead) => <MailBrief lead={lead} />,
    },
    {
      id: 'received',
      label: t('columns.received'),
      sort: { asc: 'oldest', desc: 'newest' },
      className: 'text-sm text-stone-600',
      cell: (lead) => (
        <>
          <span className="block">{dateTime(lead.createdAt)}</span>
          <ResponseClock lead={lead} />
        </>
      ),
    },
    {
      id: 'reference',
      label: t('columns.reference'),
      extra: true,
      className: 'text-xs',
      cell: (lead) => (
        <bdi dir="ltr" className="font-mono">
          {lead.referenceId}
        </bdi>
      ),
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      fixed: true,
      wide: true,
      cell: (lead) => <Actions lead={lead} {...options} />,
    },
  ];
}

function Person({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const masked = (field: 'email' | 'phone') =>
    lead.masked.includes(field) ? (
      t(`contact.hiddenField.${field}`)
    ) : (
      <bdi dir="ltr">
        <EmailText value={lead[field] ?? ''} />
      </bdi>
    );
  return (
    <>
      <p dir="auto" className="font-semibold text-ink rtl:text-right ltr:text-left">
        {nameOf(lead)}
      </p>
      <p className="text-sm text-stone-600">{lead.anonymisedAt === null ? masked('email') : t('anonymous')}</p>
      {lead.phone !== null && <p className="text-sm text-stone-600">{masked('phone')}</p>}
    </>
  );
}

function Enquiry({ lead, terms }: { lead: Lead; terms: readonly StaffTerm[] }) {
  const { t } = useTranslation('adminLeads');
  const { titleOf } = useFormats();
  const match = messageMatch(lead, terms);
  return (
    <>
      <p className="text-sm font-medium text-stone-700">{t(`source.${lead.source}`)}</p>
      {lead.property !== null && (
        <p dir="auto" className="line-clamp-1 text-sm text-stone-600 rtl:text-right ltr:text-left">
          {titleOf(lead.property)}
        </p>
      )}
      {lead.message !== null && (
        <p dir="auto" className="line-clamp-2 text-sm text-stone-600 rtl:text-right ltr:text-left">
          {match === null ? lead.message : <MarkedExcerpt of={match} />}
        </p>
      )}
    </>
  );
}

function Assignee({ id }: { id: number | null }) {
  const { t } = useTranslation('adminLeads');
  const { data: people = [] } = useAssignees(id !== null);
  return (
    <p className="mt-1.5 text-xs text-stone-600">
      <span className="sr-only">{t('edit.assignee')}: </span>
      {id === null ? t('edit.nobody') : <bdi>{people.find((person) => person.id === id)?.name ?? ''}</bdi>}
    </p>
  );
}

function FollowUp({ time }: { time: string | null }) {
  const { t } = useTranslation('adminLeads');
  const { dateTime } = useFormats();
  const [now] = useState(Date.now);
  if (time === null) return null;
  const due = Date.parse(time) <= now;
  return (
    <p className={`mt-1.5 text-xs ${due ? 'font-semibold text-danger-700' : 'text-stone-600'}`}>
      {t(due ? 'edit.followUpDue' : 'edit.followUpAt', { time: dateTime(time) })}
    </p>
  );
}

function Actions({ lead, params, selection }: ColumnOptions & { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const call = callAddress(lead);
  return (
    <div className="-mx-3 flex flex-wrap @4xl:justify-end">
      {call !== null && (
        <Button asChild size="sm" variant="quiet" className="@4xl:hidden">
          <a href={call} aria-label={t('callFor', { name: nameOf(lead) })}>
            {t('call')}
          </a>
        </Button>
      )}
      <Button asChild size="sm" variant="quiet">
        <Link to={leadAddress(params, lead.id)} aria-label={t('detail.openFor', { name: nameOf(lead) })}>
          {t('detail.open')}
        </Link>
      </Button>
      <Permitted needs="leads.delete">
        <DeleteButton
          lead={lead}
          onDeleted={(id) => {
            if (selection.isSelected(id)) selection.toggle(id);
          }}
        />
      </Permitted>
    </div>
  );
}
