import { locales } from '#i18n/format.ts';
import { daysOf } from '@manzil/core/reports/period';
import type { AnswerReport } from './api/reports.ts';
import { byTime, spanOf } from './by-time.ts';
import { ReportCard } from './kit/report-card.tsx';
import type { ReportColumn } from './kit/report-file.ts';
import { TimeChart, type Tone } from './kit/time-chart.tsx';
import { percentOf, shareOf, useReportWords } from './kit/use-report-words.ts';

type Row = AnswerReport['current']['byDay'][number];

/** How many came, and how they were answered, over the days of the period. */
export function AnswersByTime({ report: { period, current, limitMinutes } }: { report: AnswerReport }) {
  const { t, language, number, day, percent } = useReportWords();
  const span = spanOf(daysOf(period));
  const rows = byTime(current.byDay, span);
  const title = { day: t('answers.byDay'), week: t('answers.byWeek'), month: t('answers.byMonth') }[span];
  const axis = new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    ...(span === 'month' ? { year: '2-digit' } : { day: 'numeric' }),
    timeZone: 'UTC',
  });
  const answered = (row: Row) => row.answered;
  const parts: { name: string; tone: Tone; value: (row: Row) => number }[] =
    limitMinutes === null
      ? [
          { name: t('answers.answered'), tone: 'good', value: answered },
          { name: t('answers.unanswered'), tone: 'open', value: (row) => row.total - row.answered },
        ]
      : [
          { name: t('answers.inTime'), tone: 'good', value: (row) => row.inTime },
          { name: t('answers.late'), tone: 'bad', value: (row) => row.late },
          { name: t('answers.open'), tone: 'open', value: (row) => row.stillInTime },
        ];
  const count = (id: string, label: string, value: (row: Row) => number): ReportColumn<Row> => ({
    id,
    label,
    value,
    figures: true,
    shown: (row) => number(value(row)),
  });
  const share = (row: Row) => shareOf(row.inTime, row.inTime + row.late);
  const columns: ReportColumn<Row>[] = [
    { id: 'day', label: t(`answers.${span}`), names: true, value: (row) => row.day, shown: (row) => day(row.day) },
    count('total', t('enquiries'), (row) => row.total),
    ...parts.map(({ name, value }, n) => count(String(n), name, value)),
    ...(limitMinutes === null
      ? []
      : [
          {
            id: 'share',
            label: `${t('share')} %`,
            figures: true,
            value: (row: Row) => percentOf(share(row)),
            shown: (row: Row) => percent(share(row)),
          },
        ]),
  ];
  return (
    <ReportCard
      title={title}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.day}
      file={`answers-${period.from}-${period.to}`}
      empty={current.total === 0 ? t('none') : undefined}
      chart={
        <TimeChart
          label={title}
          legend={parts}
          columns={rows.map((row) => ({
            id: row.day,
            name: day(row.day),
            short: axis.format(new Date(row.day)),
            values: parts.map(({ value }) => value(row)),
          }))}
        />
      }
    />
  );
}
