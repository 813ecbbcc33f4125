import type { FunnelReport } from './api/reports.ts';
import { BarList } from './kit/bar-list.tsx';
import { ReportCard } from './kit/report-card.tsx';
import { countColumn, states } from './kit/state-columns.ts';
import { percentOf, shareOf, useReportWords } from './kit/use-report-words.ts';

type Source = FunnelReport['current']['bySource'][number];
type Stage = FunnelReport['current']['byStage'][number];

/** The same enquiries by where they are, by where they came from, and by the office's own steps. */
export function FunnelCards({ report: { current, period } }: { report: FunnelReport }) {
  const words = useReportWords();
  const { t, language, number, inText, percent } = words;
  const file = (name: string) => `${name}-${period.from}-${period.to}`;
  const share = (count: number) => percent(shareOf(count, current.total));
  const wonOf = ({ won, total }: Source) => shareOf(won, total);
  const sourceName = ({ source }: Source) => t(`adminLeads:source.${source}`);
  const stageName = ({ name, nameAr }: Stage) => (language === 'ar' ? nameAr : name);
  const byState = current.total === 0 ? [] : states.map((state) => ({ state, count: current[state] }));
  const [state, source, stage] = [t('funnel.byState'), t('funnel.bySource'), t('funnel.byStage')];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <ReportCard
        title={state}
        file={file('funnel')}
        rows={byState}
        keyOf={(row) => row.state}
        columns={[
          { id: 'state', label: t('funnel.state'), names: true, value: (row) => t(`states.${row.state}`) },
          countColumn<{ count: number }>(words, 'count', t('enquiries'), (row) => row.count),
          {
            id: 'share',
            label: `${t('share')} %`,
            figures: true,
            value: (row) => percentOf(shareOf(row.count, current.total)),
            shown: (row) => share(row.count),
          },
        ]}
        chart={
          <BarList
            label={state}
            bars={byState.map((row) => ({
              id: row.state,
              name: t(`states.${row.state}`),
              value: row.count,
              said: number(row.count),
              note: share(row.count),
            }))}
          />
        }
      />
      <ReportCard
        title={source}
        file={file('sources')}
        rows={current.bySource}
        keyOf={(row) => row.source}
        columns={[
          { id: 'source', label: t('funnel.source'), names: true, value: sourceName },
          countColumn<Source>(words, 'total', t('enquiries'), (row) => row.total),
          ...states.map((one) => countColumn<Source>(words, one, t(`states.${one}`), (row) => row[one])),
          {
            id: 'share',
            label: `${t('funnel.wonShare')} %`,
            figures: true,
            value: (row) => percentOf(wonOf(row)),
            shown: (row) => percent(wonOf(row)),
          },
        ]}
        chart={
          <BarList
            label={source}
            bars={current.bySource.map((row) => ({
              id: row.source,
              name: sourceName(row),
              value: row.total,
              said: number(row.total),
              note: t('funnel.sourceNote', { won: inText(row.won), share: percent(wonOf(row)) }),
            }))}
          />
        }
      />
      <ReportCard
        title={stage}
        file={file('stages')}
        rows={current.byStage}
        keyOf={(row) => row.id}
        columns={[
          { id: 'stage', label: t('funnel.stage'), names: true, value: stageName },
          countColumn<{ count: number }>(words, 'count', t('enquiries'), (row) => row.count),
        ]}
        chart={
          <BarList
            label={stage}
            bars={current.byStage.map((row) => ({
              id: String(row.id),
              name: stageName(row),
              value: row.count,
              said: number(row.count),
              note: share(row.count),
            }))}
          />
        }
      />
    </div>
  );
}
