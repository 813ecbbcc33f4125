import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Lead } from './api/leads.ts';
import { CrmState } from './crm-state.tsx';
import { withParam } from './lead-filter.ts';
import { nameOf } from './name-of.ts';
import { SyncButton } from './sync-button.tsx';

const statusTones: Record<Lead['status'], BadgeTone> = {
  new: 'amber',
  contacted: 'quiet',
  qualified: 'quiet',
  converted: 'green',
};

const columns = ['person', 'enquiry', 'status', 'crm', 'received', 'actions'] as const;

/* Display values turn the table into cards on a phone; the roles keep it a table for assistive technology. */
const cell = 'block px-4 py-1 align-top lg:table-cell lg:py-4';

/** The leads of one page: rows on a laptop, cards on a phone. */
export function LeadTable({ leads }: { leads: Lead[] }) {
  const { t } = useTranslation('adminLeads');
  return (
    <div className="overflow-hidden rounded-xl border border-sand-200 bg-white">
      <table role="table" className="block w-full lg:table">
        <caption className="sr-only">{t('title')}</caption>
        <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
          <tr role="row" className="border-b border-sand-200 bg-sand-50">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="px-4 py-3 text-start text-xs font-semibold text-stone-600"
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-sand-200 lg:table-row-group">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LeadRow({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const title = language === 'ar' ? (lead.property?.titleAr ?? lead.property?.title) : lead.property?.title;
  return (
    <tr role="row" className="block py-3 transition-colors hover:bg-sand-50 lg:table-row lg:py-0">
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
        <Badge tone={statusTones[lead.status]}>{t(`status.${lead.status}`)}</Badge>
      </td>
      <td role="cell" className={cell}>
        <CrmState lead={lead} />
      </td>
      <td role="cell" className={`${cell} text-sm whitespace-nowrap text-stone-600`}>
        {formatDateTime(lead.createdAt, language)}
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
        </div>
      </td>
    </tr>
  );
}
