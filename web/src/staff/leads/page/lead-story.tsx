import { enteredSources } from '@manzil/core/leads/lead';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Bot, Inbox, Mail, MailOpen, MailX, MessageCircle, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { NotLoaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { answersQuery, type LeadAnswer } from '../api/answers.ts';
import { entriesQuery } from '../api/entries.ts';
import type { Lead } from '../api/leads.ts';
import { messagesQuery } from '../api/messages.ts';
import { timelineQuery } from '../api/timeline.ts';
import { AnswerLine, Returned } from '../answers/answer-line.tsx';
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
  const answers = useQuery(answersQuery(lead.id));
  const system = useQuery(timelineQuery(lead.id));
  const all = [entries, messages, answers, system];
  if (
    entries.data === undefined ||
    messages.data === undefined ||
    answers.data === undefined ||
    system.data === undefined
  ) {
    const retry = (): void => {
      for (const one of all) void one.refetch();
    };
    if (all.some(({ error }) => error !== null)) return <NotLoaded retry={retry} />;
    return (
      <div aria-busy className="mt-3">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const written = entries.data.pages.flatMap((page) => page.entries);
  const { messages: sent } = messages.data;
  const days = storyOf(written, sent, answers.data.answers, system.data.entries, !entries.hasNextPage);
  const earlier = messages.data.total - sent.length;
  const earlierAnswers = answers.data.total - answers.data.answers.length;
  return (
    <>
      {days.map(({ day, lines }) => (
        <section key={day} aria-label={date(lines[0]?.at)} className="mt-4">
          <h3 className="text-xs font-semibold text-stone-600">{date(lines[0]?.at)}</h3>
          <ol className="mt-2">
            {lines.map((line) => (
              <Line key={keyOf(line)} line={line} leadId={lead.id} answers={answers.data.answers} />
            ))}
          </ol>
        </section>
      ))}
      {earlier > 0 && <p className="text-sm text-stone-600">{t('adminWriting:line.earlier', counted(earlier))}</p>}
      {earlierAnswers > 0 && (
        <p className="text-sm text-stone-600">{t('adminWriting:answer.earlier', counted(earlierAnswers))}</p>
      )}
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
  if (line.kind === 'answer') return `answer-${String(line.answer.id)}`;
  return line.kind === 'act' ? `act-${String(line.act.id)}` : 'received';
}

const answerLooks = {
  answer: { Icon: MailOpen, look: 'bg-palm-50 text-palm-700' },
  automatic: { Icon: Bot, look: 'bg-sand-100 text-stone-700' },
  bounce: { Icon: MailX, look: 'bg-danger-50 text-danger-700' },
} as const;

interface LineProps {
  line: StoryLine;
  leadId: number;
  answers: readonly LeadAnswer[];
}

function Line({ line, leadId, answers }: LineProps) {
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
          <Returned of={line.message.id} answers={answers} />
        </Mark>
      );
    }
    case 'answer': {
      const { Icon, look } = answerLooks[line.answer.kind];
      return (
        <Mark kind="answer" at={line.at} look={look} icon={<Icon aria-hidden className="size-4" />}>
          <AnswerLine answer={line.answer} />
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
