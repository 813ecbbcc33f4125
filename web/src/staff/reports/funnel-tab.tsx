import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { type FunnelReport, funnelReportQuery } from './api/reports.ts';
import type { ReportQuery } from './asked.ts';
import { Compared } from './compared.tsx';
import { FunnelCards } from './funnel-cards.tsx';
import { Delta } from './kit/delta.tsx';
import { HowCounted } from './kit/how-counted.tsx';
import { shareOf, useReportWords } from './kit/use-report-words.ts';

export function FunnelTab({ query }: { query: ReportQuery }) {
  return (
    <Loaded result={useQuery(funnelReportQuery(query))} skeleton="h-96">
      {(report) => <Funnel report={report} />}
    </Loaded>
  );
}

type Figures = FunnelReport['current'];

const wonShare = ({ won, total }: Figures) => shareOf(won, total);
const closedShare = ({ won, lost }: Figures) => shareOf(won, won + lost);

function Funnel({ report }: { report: FunnelReport }) {
  const { t, number, inText, percent, points } = useReportWords();
  const { current, previous, compared } = report;
  const before = <T,>(read: (figures: Figures) => T): T | undefined => (previous === null ? undefined : read(previous));
  const decided = current.won + current.lost;
  return (
    <div className="space-y-4">
      <Compared period={compared} />
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatCard
          label={t('enquiries')}
          value={number(current.total)}
          note={<Delta now={current.total} before={before((one) => one.total)} said={inText} />}
        />
        <StatCard
          label={t('funnel.won')}
          value={percent(wonShare(current))}
          note={
            <>
              {t('funnel.wonNote', { part: inText(current.won), total: inText(current.total) })}
              <Delta now={wonShare(current)} before={before(wonShare)} said={percent} saidBy={points} />
            </>
          }
        />
        <StatCard
          label={t('funnel.closed')}
          value={percent(closedShare(current))}
          note={
            <>
              {t('ofTotal', { part: inText(current.won), total: inText(decided) })}
              <Delta now={closedShare(current)} before={before(closedShare)} said={percent} saidBy={points} />
            </>
          }
        />
        <StatCard
          label={t('funnel.open')}
          value={number(current.total - decided)}
          note={
            <Delta
              now={current.total - decided}
              before={before((one) => one.total - one.won - one.lost)}
              said={inText}
            />
          }
        />
      </dl>
      <FunnelCards report={report} />
      {current.spam > 0 && <p className="text-sm text-stone-600">{t('funnel.spam', { part: inText(current.spam) })}</p>}
      <HowCounted
        items={[
          [t('enquiries'), t('explained.enquiries')],
          [t('funnel.won'), t('explained.won')],
          [t('funnel.open'), t('explained.open')],
          [t('funnel.byState'), t('explained.states')],
          [t('compare'), t('explained.comparison')],
        ]}
      />
    </div>
  );
}
