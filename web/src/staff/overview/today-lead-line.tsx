import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { TodayLead } from './api/today.ts';

interface TodayLeadLineProps {
  lead: TodayLead;
  /** Of whoever sees more than their own. */
  withAssignee: boolean;
  /** When, at the end of the line. */
  children: ReactNode;
}

/** Opens the lead. */
export function TodayLeadLine({ lead, withAssignee, children }: TodayLeadLineProps) {
  const { t } = useTranslation(['adminToday', 'adminLeads']);
  const { titleOf } = useFormats();
  return (
    <li>
      <Link
        to={`/admin/leads/${String(lead.id)}`}
        className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-sand-50"
      >
        <span className="min-w-0 grow basis-52">
          {/* what is too long is cut at its own end */}
          <bdi className="block truncate font-semibold text-ink ltr:text-left rtl:text-right">
            {lead.name || t('name')}
          </bdi>
          <span className="block truncate text-sm text-stone-600">
            {t(`adminLeads:source.${lead.source}`)}
            {lead.property !== null && (
              <>
                {' · '}
                <bdi>{titleOf(lead.property)}</bdi>
              </>
            )}
          </span>
          {withAssignee && (
            <span className="block truncate text-xs text-stone-600">
              <span className="sr-only">{t('adminLeads:edit.assignee')}: </span>
              {lead.assigneeId === null ? t('nobody') : <bdi>{lead.assignee}</bdi>}
            </span>
          )}
        </span>
        <span className="flex flex-col items-start gap-0.5 text-xs text-stone-600 sm:items-end">{children}</span>
      </Link>
    </li>
  );
}
