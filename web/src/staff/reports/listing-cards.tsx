import { useMay } from '#staff-lib/auth/use-may.ts';
import type { ListingReport } from './api/reports.ts';
import { BarList } from './kit/bar-list.tsx';
import { ReportCard } from './kit/report-card.tsx';
import type { ReportColumn } from './kit/report-file.ts';
import { countColumn } from './kit/state-columns.ts';
import { useReportWords } from './kit/use-report-words.ts';

type Row = ListingReport['current']['rows'][number];

/** Bars of one chart. */
const mostBars = 10;

export function ListingCards({ report: { current, period, fewestViews } }: { report: ListingReport }) {
  const words = useReportWords();
  const { t, number, day, rate, titleOf } = words;
  // of a part of the enquiries no rate is said
  const seesAll = useMay('leads.read_all');
  const nameOf = ({ referenceId, ...listing }: Row) =>
    referenceId === null ? titleOf(listing) : `${titleOf(listing)} (${referenceId})`;
  const file = `listings-${period.from}-${period.to}`;
  const rated = (row: Row) => {
    if (row.rate !== null) return rate(row.rate);
    return seesAll && row.views < fewestViews ? t('listings.tooFew') : t('listings.partly');
  };
  const columns: ReportColumn<Row>[] = [
    {
      id: 'listing',
      label: t('listings.listing'),
      names: true,
      value: nameOf,
      shown: (row) => namedListing(nameOf(row), row.isActive ? null : t('listings.hidden')),
    },
    countColumn(words, 'views', t('listings.views'), (row) => row.views),
    countColumn(words, 'enquiries', t('enquiries'), (row) => row.enquiries),
    { id: 'rate', label: t('listings.rate'), figures: true, value: (row) => row.rate, shown: rated },
    countColumn(words, 'age', t('listings.age'), (row) => row.age),
  ];
  const asked = current.rows
    .filter(({ enquiries }) => enquiries > 0)
    .toSorted((a, b) => b.enquiries - a.enquiries)
    .slice(0, mostBars);
  const since =
    current.viewsSince === null ? t('listings.never') : t('listings.since', { day: day(current.viewsSince) });
  const shown = t('listings.shown', { shown: number(current.rows.length), total: number(current.listings) });
  return (
    <>
      <ReportCard
        title={t('listings.title')}
        note={`${since} ${shown}`}
        file={file}
        rows={current.rows}
        keyOf={({ id }) => id}
        columns={columns}
      />
      {asked.length > 0 && (
        <ReportCard
          title={t('listings.most')}
          file={`${file}-most`}
          rows={asked}
          keyOf={({ id }) => id}
          columns={columns}
          chart={
            <BarList
              label={t('listings.most')}
              bars={asked.map((row) => ({
                id: String(row.id),
                name: nameOf(row),
                value: row.enquiries,
                said: number(row.enquiries),
              }))}
            />
          }
        />
      )}
    </>
  );
}

const namedListing = (name: string, hidden: string | null) => (
  <>
    <bdi>{name}</bdi>
    {hidden !== null && <span className="block text-xs text-stone-600">{hidden}</span>}
  </>
);
