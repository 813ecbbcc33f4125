import type { PeopleReport } from './api/reports.ts';
import { Delta } from './kit/delta.tsx';
import type { ReportColumn } from './kit/report-file.ts';
import { countColumn } from './kit/state-columns.ts';
import { percentOf, shareOf, useReportWords } from './kit/use-report-words.ts';

type Figures = Omit<PeopleReport['current']['people'][number], 'id' | 'name'>;
interface Row extends Figures {
  id: number | null;
  name: string | null;
}

interface Options {
  label: string;
  nameOf: (row: Row) => string;
  /** Null: nothing is compared. */
  before: readonly Row[] | null;
  limitMinutes: number | null;
}

const inTime = (row: Figures): number | null => shareOf(row.inTime, row.inTime + row.late);

/** Of people and of teams; whoever had nothing before is compared with none. */
export function usePeopleColumns({ label, nameOf, before, limitMinutes }: Options): ReportColumn<Row>[] {
  const words = useReportWords();
  const { t, number, percent, points, minutes } = words;
  const was = <T,>(row: Row, read: (figures: Row) => T): T | null | undefined => {
    if (before === null) return undefined;
    const one = before.find(({ id }) => id === row.id);
    return one === undefined ? null : read(one);
  };
  const compared = (
    row: Row,
    read: (one: Row) => number | null,
    said: (value: number) => string,
    by?: (value: number) => string,
  ) => (
    <>
      {read(row) === null ? '–' : said(read(row)!)}
      <span className="block min-w-24 print:min-w-0 text-xs font-normal whitespace-normal text-stone-600">
        <Delta now={read(row)} before={was(row, read)} said={said} {...(by !== undefined && { saidBy: by })} />
      </span>
    </>
  );
  const share: ReportColumn<Row> = {
    id: 'inTime',
    label: `${t('people.inTimeShort')} %`,
    figures: true,
    value: (row) => percentOf(inTime(row)),
    shown: (row) => compared(row, inTime, percent, points),
  };
  return [
    { id: 'name', label, names: true, value: nameOf, shown: (row) => <bdi>{nameOf(row)}</bdi> },
    {
      id: 'given',
      label: t('people.given'),
      figures: true,
      value: (row) => row.total,
      shown: (row) => compared(row, (one) => one.total, number),
    },
    ...(limitMinutes === null ? [] : [share]),
    {
      id: 'median',
      label: t('people.median'),
      figures: true,
      value: (row) => row.medianMinutes,
      shown: (row) => compared(row, (one) => one.medianMinutes, minutes),
    },
    countColumn<Row>(words, 'viewings', t('people.viewings'), (row) => row.viewings),
    {
      id: 'won',
      label: t('people.won'),
      figures: true,
      value: (row) => row.won,
      shown: (row) => compared(row, (one) => one.won, number),
    },
    countColumn<Row>(words, 'lost', t('people.lost'), (row) => row.lost),
    countColumn<Row>(words, 'open', t('people.open'), (row) => row.total - row.won - row.lost),
  ];
}
