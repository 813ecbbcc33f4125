import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { type AnswerReport, answerReportQuery } from './api/reports.ts';
import type { ReportQuery } from './asked.ts';
import { AnswersByTime } from './answers-by-time.tsx';
import { Compared } from './compared.tsx';
import { Delta } from './kit/delta.tsx';
import { HowCounted } from './kit/how-counted.tsx';
import { shareOf, useReportWords } from './kit/use-report-words.ts';

export function AnswersTab({ query }: { query: ReportQuery }) {
  return (
    <Loaded result={useQuery(answerReportQuery(query))} skeleton="h-96">
      {(report) => <Answers report={report} />}
    </Loaded>
  );
}

type Figures = AnswerReport['current'];

const inTimeShare = ({ inTime, late }: Figures): number | null => shareOf(inTime, inTime + late);

function Answers({ report }: { report: AnswerReport }) {
  const { t, number, inText, minutes, percent, points } = useReportWords();
  const { current, previous, compared, limitMinutes } = report;
  const before = <T,>(read: (figures: Figures) => T): T | undefined => (previous === null ? undefined : read(previous));
  const share = inTimeShare(current);
  return (
    <div className="space-y-4">
      <Compared period={compared} />
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatCard
          label={t('answers.inTime')}
          value={limitMinutes === null ? '–' : percent(share)}
          note={
            limitMinutes === null ? (
              t('answers.noLimit')
            ) : (
              <>
                {t('answers.inTimeNote', {
                  part: inText(current.inTime),
                  total: inText(current.inTime + current.late),
                  limit: minutes(limitMinutes),
                })}
                <Delta now={share} before={before(inTimeShare)} said={percent} saidBy={points} />
              </>
            )
          }
        />
        <StatCard
          label={t('answers.median')}
          value={minutes(current.medianMinutes)}
          note={<Delta now={current.medianMinutes} before={before((one) => one.medianMinutes)} said={minutes} />}
        />
        <StatCard
          label={t('answers.waiting')}
          value={number(current.total - current.answered)}
          note={
            limitMinutes !== null &&
            t('answers.waitingNote', {
              late: inText(current.total - current.answered - current.stillInTime),
              stillInTime: inText(current.stillInTime),
            })
          }
        />
        <StatCard
          label={t('enquiries')}
          value={number(current.total)}
          note={<Delta now={current.total} before={before((one) => one.total)} said={inText} />}
        />
      </dl>
      <AnswersByTime report={report} />
      <HowCounted
        items={[
          [t('answers.inTime'), t('explained.inTime')],
          [t('answers.median'), t('explained.median')],
          [t('answers.waiting'), t('explained.waiting')],
          [t('enquiries'), t('explained.enquiries')],
          [t('compare'), t('explained.comparison')],
        ]}
      />
    </div>
  );
}
