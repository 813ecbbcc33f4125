import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { DesktopSwitch } from './desktop-switch.tsx';
import { type Notice, noticesQuery, useReadNotices } from './api/notices.ts';

/** What one is told, with how much of it was not read. */
export function NoticeBell({ userId }: { userId: number }) {
  const { t } = useTranslation('adminNotices');
  const { counted, number } = useFormats();
  const [open, setOpen] = useState(false);
  const result = useQuery(noticesQuery);
  const unread = result.data?.unread ?? 0;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={unread === 0 ? t('title') : t('unread', counted(unread))}
          className="relative inline-flex size-10 items-center justify-center rounded-full text-stone-700 transition-colors hover:bg-sand-100 hover:text-ink"
        >
          <Bell aria-hidden className="size-4.5" />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute end-0.5 top-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-maroon-700 px-1 text-[0.6875rem] leading-none font-semibold text-white"
            >
              {unread > 99 ? `${number(99)}+` : number(unread)}
            </span>
          )}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('title')}
          className="data-[state=open]:animate-fade-in z-40 flex max-h-[70dvh] w-[min(24rem,calc(100vw-1rem))] flex-col rounded-xl border border-sand-200 bg-white shadow-float"
        >
          <Loaded result={result} skeleton="h-32">
            {({ notices }) => <NoticeList notices={notices} unread={unread} onClose={() => setOpen(false)} />}
          </Loaded>
          <DesktopSwitch userId={userId} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface NoticeListProps {
  notices: readonly Notice[];
  unread: number;
  onClose: () => void;
}

function NoticeList({ notices, unread, onClose }: NoticeListProps) {
  const { t } = useTranslation('adminNotices');
  const tell = useTell();
  const read = useReadNotices();
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b border-sand-200 px-4 py-3">
        <h2 className="text-base font-semibold">{t('title')}</h2>
        {unread > 0 && (
          <Button
            size="sm"
            variant="quiet"
            disabled={read.isPending}
            onClick={() => void tell(read.mutateAsync(null), { otherwise: t('failed') })}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
      {notices.length === 0 ? (
        <p className="px-4 py-6 text-sm text-stone-600">{t('none')}</p>
      ) : (
        <ul className="min-h-0 divide-y divide-sand-200 overflow-y-auto">
          {notices.map((notice) => (
            <NoticeLine
              key={notice.id}
              notice={notice}
              onOpen={() => {
                if (!notice.read) read.mutate([notice.id]);
                onClose();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function NoticeLine({
  notice: { kind, leadId, reference, taskId, taskTitle, at, read },
  onOpen,
}: {
  notice: Notice;
  onOpen: () => void;
}) {
  const { t } = useTranslation('adminNotices');
  const { dateTime } = useFormats();
  return (
    <li>
      <Link
        to={leadId !== null ? `/admin/leads?lead=${String(leadId)}` : taskId == null ? '/admin' : '/admin/tasks'}
        onClick={onOpen}
        className="flex gap-3 px-4 py-3 text-sm hover:bg-sand-50"
      >
        <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${read ? '' : 'bg-maroon-700'}`} />
        <span className="min-w-0">
          <span className={`block ${read ? 'text-stone-700' : 'font-semibold text-ink'}`}>
            {!read && <span className="sr-only">{t('new')} </span>}
            {t(`kinds.${kind}`)}
            {taskTitle != null && <bdi className="block font-normal wrap-anywhere">{taskTitle}</bdi>}
          </span>
          <span className="block text-xs text-stone-600">{dateTime(at)}</span>
          {reference !== null && (
            <bdi dir="ltr" className="block font-mono text-xs break-all text-stone-500">
              {reference}
            </bdi>
          )}
        </span>
      </Link>
    </li>
  );
}
