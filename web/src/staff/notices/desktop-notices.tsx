import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { fetchLeadOf, type Notice, noticesQuery } from './api/notices.ts';
import { wantsDesktopNotices } from './desktop-choice.ts';

/** More at once say nothing that the bell does not. */
const mostAtOnce = 3;

interface DesktopNoticesProps {
  userId: number;
  /** Of all tabs of a browser one tells. */
  isFirstTab: () => boolean;
}

/** Tells by the system of enquiries that were given to whoever is signed in, since this page was opened. */
export function DesktopNotices({ userId, isFirstTab }: DesktopNoticesProps) {
  const { data } = useQuery(noticesQuery);
  const show = useShow();
  const newest = useRef<number | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const before = newest.current;
    newest.current = Math.max(before ?? 0, data.notices[0]?.id ?? 0);
    if (before === null || !isFirstTab() || !wantsDesktopNotices(userId)) return;
    const fresh = data.notices.filter(({ id, kind, read }) => id > before && kind === 'lead_assigned' && !read);
    for (const notice of fresh.slice(0, mostAtOnce)) void show(notice);
  }, [data, isFirstTab, show, userId]);
  return null;
}

/** With source and listing; of whoever enquires nothing. */
function useShow(): (notice: Notice) => Promise<void> {
  const { t } = useTranslation(['adminNotices', 'adminLeads']);
  const { titleOf } = useFormats();
  const navigate = useNavigate();
  return async ({ id, leadId }) => {
    const lead = leadId === null ? null : await fetchLeadOf(leadId).catch(() => null);
    const listing = lead?.property == null ? [] : [titleOf(lead.property)];
    const body = lead === null ? '' : [t(`adminLeads:source.${lead.source}`), ...listing].join(' · ');
    try {
      const shown = new Notification(t('desktop.title'), { body, tag: `notice-${String(id)}` });
      shown.addEventListener('click', () => {
        window.focus();
        shown.close();
        void navigate(leadId === null ? '/admin' : `/admin/leads/${String(leadId)}`);
      });
    } catch {
      // a telephone's browser knows them and makes none for a page; the bell has it
    }
  };
}
