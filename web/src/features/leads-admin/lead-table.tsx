import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from './api/leads.ts';
import { CrmState } from './crm-state.tsx';
import { DeleteButton } from './delete-button.tsx';
import { withParam } from './lead-filter.ts';
import { nameOf } from './name-of.ts';
import { ResponseClock } from './response-clock.tsx';
import { StatusSelect } from './status-select.tsx';
import { SyncButton } from './sync-button.tsx';
import type { LeadSelection } from './use-lead-selection.ts';

const columns = ['person', 'enquiry', 'status', 'crm', 'received', 'actions'] as const;

/* Display values turn the table into cards on a phone; the roles keep it a table for assistive technology. */
const cell = 'block px-4 py-1 align-top lg:table-cell lg:py-4';

export interface LeadTableProps {
  leads: Lead[];
  selection: LeadSelection;
  /** True when everything that the filter finds is chosen. */
  allChosen: boolean;
  onChooseAll: () => void;
  mayDelete: boolean;
  onEdit: (lead: Lead) => void;
}

/** The leads of one page: rows on a laptop, cards on a phone. */
export function LeadTable({ leads, allChosen, onChooseAll, ...rest }: LeadTableProps) {
  const { t } = useTranslation('adminLeads');
  const { selection } = rest;
  return (
    <div className="overflow-hidden rounded-xl border border-sand-200 bg-white">
      <table role="table" className="block w-full lg:table">
        <caption className="sr-only">{t('title')}</caption>
        <thead role="rowgroup" className="block lg:table-header-group">
          <tr role="row" className="block border-b border-sand-200 bg-sand-50 lg:table-row">
            <th
              role="columnheader"
              scope="col"
              aria-label={t('bulk.chooseAll')}
              className="block px-4 py-2.5 text-start lg:table-cell lg:w-12 lg:pe-0"
            >
              <label className="inline-flex min-h-6 items-center gap-2.5 text-sm font-normal text-stone-700">
                <input
                  type="checkbox"
                  className="size-5 accent-maroon-700"
                  checked={allChosen}
                  ref={(box) => {
                    if (box !== null) box.indeterminate = selection.ids.size > 0 && !allChosen;
                  }}
                  onChange={onChooseAll}
                />
                <span className="lg:sr-only">{t('bulk.chooseAll')}</span>
              </label>
            </th>
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="sr-only px-4 py-3 text-start text-xs font-semibold text-stone-600 lg:not-sr-only lg:table-cell lg:px-4! lg:py-3!"
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-sand-200 lg:table-row-group">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LeadRowProps = { lead: Lead } & Pick<LeadTableProps, 'selection' | 'mayDelete' | 'onEdit'>;

function LeadRow({ lead, selection, mayDelete, onEdit }: LeadRowProps) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const title = language === 'ar' ? (lead.property?.titleAr ?? lead.property?.title) : lead.property?.title;
  return (
    <tr
      role="row"
      aria-selected={selection.ids.has(lead.id)}
      className="relative block py-3 transition-colors hover:bg-sand-50 aria-selected:bg-maroon-50 lg:table-row lg:py-0"
    >
      <td role="cell" className="absolute end-3 top-3 lg:static lg:table-cell lg:py-4 lg:ps-4 lg:align-top">
        <input
          type="checkbox"
          aria-label={t('bulk.choose', { name: nameOf(lead) })}
          className="size-5 accent-maroon-700"
          checked={selection.ids.has(lead.id)}
          onChange={() => {
            selection.toggle(lead.id);
          }}
        />
      </td>
      <td role="cell" className={cell}>
        <p dir="auto" className="font-semibold text-ink rtl:text-right ltr:text-left">
          {nameOf(lead)}
        </p>
        <p className="text-sm break-all text-stone-600">
          <bdi>{lead.email}</bdi>
        </p>
        {lead.phone !== null && (
          <p className="text-sm text-stone-600">
            <bdi dir="ltr">{lead.phone}</bdi>
          </p>
        )}
      </td>
      <td role="cell" className={`${cell} max-w-sm`}>
        <p className="text-sm font-medium text-stone-700">{t(`source.${lead.source}`)}</p>
        {title !== undefined && (
          <p dir="auto" className="line-clamp-1 text-sm text-stone-600 rtl:text-right ltr:text-left">
            {title}
          </p>
        )}
        {lead.message !== null && (
          <p dir="auto" className="line-clamp-2 text-sm text-stone-500 rtl:text-right ltr:text-left">
            {lead.message}
          </p>
        )}
      </td>
      <td role="cell" className={cell}>
        <StatusSelect lead={lead} />
        <FollowUp time={lead.followUpAt} />
      </td>
      <td role="cell" className={cell}>
        <CrmState lead={lead} />
      </td>
      <td role="cell" className={`${cell} text-sm whitespace-nowrap text-stone-600`}>
        {formatDateTime(lead.createdAt, language)}
        <ResponseClock lead={lead} />
      </td>
      <td role="cell" className={cell}>
        <div className="flex flex-wrap gap-2 pt-1 lg:justify-end lg:pt-0">
          <SyncButton lead={lead} />
          <Button asChild size="sm" variant="quiet">
            <Link
              to={withParam(params, 'lead', String(lead.id))}
              preventScrollReset
              aria-label={t('detail.openFor', { name: nameOf(lead) })}
            >
              {t('detail.open')}
            </Link>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('edit.title', { name: nameOf(lead) })}
            onClick={() => {
              onEdit(lead);
            }}
          >
            {t('edit.open')}
          </Button>
          {mayDelete && (
            <DeleteButton
              lead={lead}
              onDeleted={(id) => {
                if (selection.ids.has(id)) selection.toggle(id);
              }}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

function FollowUp({ time }: { time: string | null }) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const [now] = useState(Date.now);
  if (time === null) return null;
  const due = Date.parse(time) <= now;
  return (
    <p className={`mt-1.5 text-xs ${due ? 'font-semibold text-danger-700' : 'text-stone-600'}`}>
      {t(due ? 'edit.followUpDue' : 'edit.followUpAt', { time: formatDateTime(time, language) })}
    </p>
  );
}
