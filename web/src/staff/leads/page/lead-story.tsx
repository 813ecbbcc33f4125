import { enteredSources } from '@manzil/core/leads/lead';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Inbox, Mail, MessageCircle, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { NotLoaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { entriesQuery } from '../api/entries.ts';
import type { Lead } from '../api/leads.ts';
import { messagesQuery } from '../api/messages.ts';
import { timelineQuery } from '../api/timeline.ts';
import { StaffLine } from '../timeline/staff-line.tsx';
import { MessageLine } from '../writing/message-line.tsx';
import { entryIcons } from './entry-composer.tsx';
import { EntryText } from './entry-text.tsx';
import { type StoryLine, storyOf } from './story.ts';

/** What people and the system did with it, the newest first. */
export function LeadStory({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeadPage');
  return (
    <section aria-labelledby="story-title">
      <h2 id="story-title" className="text-lg">
        {t('story.title')}
      </h2>
      <Story lead={lead} />
    </section>
  );
}

function Story({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['adminLeadPage', 'adminWriting']);
  const { counted, date } = useFormats();
  const entries = useInfiniteQuery(entriesQuery(lead.id));
  const messages = useQuery(messagesQuery(lead.id));
  const system = useQuery(timelineQuery(lead.id));
  if (entries.data === undefined || messages.data === undefined || system.data === undefined) {
    const retry = (): void => {
      void entries.refetch();
      void messages.refetch();
      void system.refetch();
    };
    if (entries.error !== null || messages.error !== null || system.error !== null) return <NotLoaded retry={retry} />;
    return (
      <div aria-busy className="mt-3">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const written = entries.data.pages.flatMap((page) => page.entries);
  const { messages: sent } = messages.data;
  const days = storyOf(written, sent, system.data.entries, !entries.hasNextPage);
  const earlier = messages.data.total - sent.length;
  return (
    <>
      {days.map(({ day, lines }) => (
        <section key={day} aria-label={date(lines[0]?.at)} className="mt-4">
          <h3 className="text-xs font-semibold text-stone-600">{date(lines[0]?.at)}</h3>
          <ol className="mt-2">
            {lines.map((line) => (
              <Line key={keyOf(line)} line={line} leadId={lead.id} />
            ))}
          </ol>
        </section>
      ))}
      {earlier > 0 && <p className="text-sm text-stone-600">{t('adminWriting:line.earlier', counted(earlier))}</p>}
      {entries.hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          disabled={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('story.older')}
        </Button>
      )}
    </>
  );
}

/** Stable, so that what is edited stays open. */
function keyOf(line: StoryLine): string {
  if (line.kind === 'entry') return `entry-${String(line.entry.id)}`;
  if (line.kind === 'message') return `message-${String(line.message.id)}`;
  return line.kind === 'act' ? `act-${String(line.act.id)}` : 'received';
}

function Line({ line, leadId }: { line: StoryLine; leadId: number }) {
  const { t } = useTranslation(['adminTimeline', 'adminLeads']);
  switch (line.kind) {
    case 'entry': {
      const Icon = entryIcons[line.entry.kind];
      return (
        <Mark
          kind="entry"
          at={line.at}
          look="bg-maroon-50 text-maroon-700"
          icon={<Icon aria-hidden className="size-4" />}
        >
          <EntryText entry={line.entry} leadId={leadId} />
        </Mark>
      );
    }
    case 'message': {
      const Icon = line.message.channel === 'email' ? Mail : MessageCircle;
      return (
        <Mark
          kind="message"
          at={line.at}
          look="bg-palm-50 text-palm-700"
          icon={<Icon aria-hidden className="size-4" />}
        >
          <MessageLine message={line.message} leadId={leadId} />
        </Mark>
      );
    }
    case 'act':
      return (
        <Mark
          kind="act"
          at={line.at}
          look="bg-sand-100 text-stone-700"
          icon={<UserRound aria-hidden className="size-4" />}
        >
          <StaffLine entry={line.act} />
        </Mark>
      );
    case 'received':
      return (
        <Mark
          kind="received"
          at={line.at}
          look="bg-palm-50 text-palm-700"
          icon={<Inbox aria-hidden className="size-4" />}
        >
          <p className="font-semibold text-ink">
            {t(enteredSources.some((one) => one === line.received.source) ? 'received.entered' : 'received.title')}
          </p>
          <p className="text-stone-700">{t(`adminLeads:source.${line.received.source}`)}</p>
        </Mark>
      );
  }
}

interface MarkProps {
  kind: StoryLine['kind'];
  at: string;
  look: string;
  icon: ReactNode;
  children: ReactNode;
}

function Mark({ kind, at, look, icon, children }: MarkProps) {
  const { dateTime } = useFormats();
  return (
    <li
      data-line={kind}
      className="relative flex gap-3 pb-5 before:absolute before:inset-y-0 before:start-4 before:w-px before:bg-sand-200 last:before:hidden"
    >
      <span className={`relative flex size-8 shrink-0 items-center justify-center rounded-full ${look}`}>{icon}</span>
      <div className="min-w-0 grow pt-1 text-sm">
        <p className="text-xs text-stone-600">{dateTime(at)}</p>
        {children}
      </div>
    </li>
  );
}
