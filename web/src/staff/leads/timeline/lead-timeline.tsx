import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type TimelineEntry, timelineQuery } from '../api/timeline.ts';
import { EntryLine } from './entry-line.tsx';
import { SafetyLine } from './safety-line.tsx';

/** The newest. */
const shownFirst = 8;

/** In one sentence; failures stand below, with the timeline. */
export function LeadSafety({ id }: { id: number }) {
  const { data, dataUpdatedAt, error } = useQuery(timelineQuery(id));
  if (data !== undefined) return <SafetyLine safety={data.safety} now={dataUpdatedAt} />;
  return error === null ? <Skeleton className="mb-6 h-16 w-full" /> : null;
}

export function LeadTimeline({ id }: { id: number }) {
  const { t } = useTranslation('adminTimeline');
  return (
    <section aria-labelledby="timeline-title" className="mt-7 border-t border-sand-200 pt-5">
      <h3 id="timeline-title" className="text-lg">
        {t('title')}
      </h3>
      <Loaded result={useQuery(timelineQuery(id))} skeleton="mt-3 h-40">
        {({ entries, leftOut }) => <Entries entries={entries} leftOut={leftOut} />}
      </Loaded>
    </section>
  );
}

function Entries({ entries, leftOut }: { entries: TimelineEntry[]; leftOut: number }) {
  const { t } = useTranslation('adminTimeline');
  const [all, setAll] = useState(false);
  const { counted } = useFormats();
  const newest = entries.toReversed();
  const shown = all ? newest : newest.slice(0, shownFirst);
  return (
    <>
      <p className="text-xs text-stone-600">{t('hint')}</p>
      <ol className="mt-3">
        {shown.map((entry) => (
          <EntryLine key={keyOf(entry)} entry={entry} />
        ))}
      </ol>
      {shown.length < newest.length && (
        <Button size="sm" variant="secondary" onClick={() => setAll(true)}>
          {t('all', counted(newest.length))}
        </Button>
      )}
      {leftOut > 0 && shown.length === newest.length && (
        <p className="text-sm text-stone-600">{t('leftOut', counted(leftOut))}</p>
      )}
    </>
  );
}

/** Stable, so that what was opened stays open. */
function keyOf(entry: TimelineEntry): string {
  if ('id' in entry) return `${entry.kind}-${String(entry.id)}`;
  // a comparison may miss the same one twice
  if (entry.kind === 'missing') return `${entry.kind}-${entry.deliveryId}-${entry.at}`;
  return 'deliveryId' in entry ? `${entry.kind}-${entry.deliveryId}` : entry.kind;
}
