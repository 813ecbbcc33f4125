import { useQuery } from '@tanstack/react-query';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { type Today, todayQuery } from '#staff/overview/api/today.ts';
import { AttentionCard } from '#staff/overview/attention-card.tsx';
import { EnquiriesCard } from '#staff/overview/enquiries-card.tsx';
import { FollowUpsCard } from '#staff/overview/follow-ups-card.tsx';
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

/** Further cards of the day stand among these: each a `TodayCard`. */
function Cards({ today }: { today: Today }) {
  const { at, answerMinutes, enquiries, followUps } = today;
  // an agent's are all theirs
  const withAssignee = useMay('leads.assign');
  const attention = useAttention(today);
  return (
    <div className={`grid items-start gap-4 ${enquiries === null ? '' : 'xl:grid-cols-[3fr_2fr]'}`}>
      {enquiries !== null && (
        <EnquiriesCard enquiries={enquiries} answerMinutes={answerMinutes} withAssignee={withAssignee} />
      )}
      {followUps !== null && <FollowUpsCard followUps={followUps} at={at} withAssignee={withAssignee} />}
      <AttentionCard of={attention} />
    </div>
  );
}
