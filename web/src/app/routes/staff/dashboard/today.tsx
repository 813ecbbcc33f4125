import { useQuery } from '@tanstack/react-query';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { TasksDue } from '#staff/calendar/tasks-due.tsx';
import { ViewingsToday } from '#staff/calendar/viewings-today.tsx';
import { type Today, todayQuery } from '#staff/overview/api/today.ts';
import { AttentionCard } from '#staff/overview/attention-card.tsx';
import { EnquiriesCard } from '#staff/overview/enquiries-card.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useAttention } from './use-attention.ts';

/** What waits for whoever looks. */
export function TodayCards() {
  const result = useQuery(todayQuery);
  return (
    <Loaded result={result} skeleton="h-80">
      {(today) => <Cards today={today} />}
    </Loaded>
  );
}

function Cards({ today }: { today: Today }) {
  const { answerMinutes, enquiries } = today;
  // an agent's are all theirs
  const ofOthers = useMay('leads.assign');
  const hasLeads = useMay('leads.read_own');
  const attention = useAttention(today);
  if (enquiries === null || !hasLeads) return <AttentionCard of={attention} />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <EnquiriesCard enquiries={enquiries} answerMinutes={answerMinutes} withAssignee={ofOthers} />
      <div className="min-w-0 space-y-4">
        <ViewingsToday ofOthers={ofOthers} />
        <TasksDue ofOthers={ofOthers} />
        <AttentionCard of={attention} />
      </div>
    </div>
  );
}
