import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { type LostReport, lostReportQuery } from './api/reports.ts';
import type { ReportQuery } from './asked.ts';
import { Compared } from './compared.tsx';
import { BarList } from './kit/bar-list.tsx';
import { Delta } from './kit/delta.tsx';
import { HowCounted } from './kit/how-counted.tsx';
import { ReportCard } from './kit/report-card.tsx';
import { countColumn } from './kit/state-columns.ts';
import { percentOf, shareOf, useReportWords } from './kit/use-report-words.ts';

export function LostTab({ query }: { query: ReportQuery }) {
  return (
    <Loaded result={useQuery(lostReportQuery(query))} skeleton="h-96">
      {(report) => <Lost report={report} />}
    </Loaded>
  );
}

type Figures = LostReport['current'];

const lostShare = ({ lost, total }: Figures) => shareOf(lost, total);
const withReason = ({ reasons }: Figures) =>
  reasons.reduce((sum, { id, count }) => (id === null ? sum : sum + count), 0);

function Lost({ report }: { report: LostReport }) {
  const { t, number, inText, percent, points } = useReportWords();
  const { current, previous, compared } = report;
  const before = <T,>(read: (figures: Figures) => T): T | undefined => (previous === null ? undefined : read(previous));
  return (
    <div className="space-y-4">
      <Compared period={compared} />
      <dl className="grid grid-cols-2 gap-4">
        <StatCard
          label={t('lost.lost')}
          value={percent(lostShare(current))}
          note={
            <>
              {t('lost.lostNote', { part: inText(current.lost), total: inText(current.total) })}
              <Delta now={lostShare(current)} before={before(lostShare)} said={percent} saidBy={points} />
            </>
          }
        />
        <StatCard
          label={t('lost.withReason')}
          value={number(withReason(current))}
          note={t('ofTotal', { part: inText(withReason(current)), total: inText(current.lost) })}
        />
      </dl>
      <Reasons report={report} />
      <HowCounted
        items={[
          [t('lost.lost'), t('explained.lost')],
          [t('enquiries'), t('explained.enquiries')],
          [t('compare'), t('explained.comparison')],
        ]}
      />
    </div>
  );
}

type Reason = Figures['reasons'][number];

function Reasons({ report: { current, period } }: { report: LostReport }) {
  const words = useReportWords();
  const { t, language, number, percent } = words;
  const nameOf = ({ name, nameAr }: Reason) => (language === 'ar' ? nameAr : name) ?? t('lost.unknown');
  const share = ({ count }: Reason) => shareOf(count, current.lost);
  // those that lost any, in no order of their own
  const sources = [...new Set(current.reasons.flatMap(({ bySource }) => bySource.map(({ source }) => source)))];
  return (
    <ReportCard
      title={t('lost.reasons')}
      file={`lost-${period.from}-${period.to}`}
      rows={current.reasons}
      keyOf={({ id }) => id ?? 'none'}
      empty={current.lost === 0 ? t('lost.none') : undefined}
      columns={[
        { id: 'reason', label: t('lost.reason'), names: true, value: nameOf },
        countColumn<Reason>(words, 'count', t('enquiries'), (row) => row.count),
        {
          id: 'share',
          label: `${t('share')} %`,
          figures: true,
          value: (row) => percentOf(share(row)),
          shown: (row) => percent(share(row)),
        },
        ...sources.map((source) =>
          countColumn<Reason>(
            words,
            source,
            t(`adminLeads:source.${source}`),
            ({ bySource }) => bySource.find((one) => one.source === source)?.count ?? 0,
          ),
        ),
      ]}
      chart={
        <BarList
          label={t('lost.reasons')}
          bars={current.reasons.map((row) => ({
            id: String(row.id),
            name: nameOf(row),
            value: row.count,
            said: number(row.count),
            note: percent(share(row)),
          }))}
        />
      }
    />
  );
}
