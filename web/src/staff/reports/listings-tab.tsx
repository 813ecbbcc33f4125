import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { Field, Select } from '#ui/field.tsx';
import { type ListingReport, listingReportQuery, type ListingSort } from './api/reports.ts';
import type { ReportQuery } from './asked.ts';
import { Compared } from './compared.tsx';
import { Delta } from './kit/delta.tsx';
import { HowCounted } from './kit/how-counted.tsx';
import { useReportWords } from './kit/use-report-words.ts';
import { ListingCards } from './listing-cards.tsx';

const sorts = ['enquiries', 'views', 'rate', 'age'] as const satisfies readonly ListingSort[];

export function ListingsTab({ query }: { query: ReportQuery }) {
  const [params, setParams] = useSearchParams();
  const { t } = useReportWords();
  const sort = sorts.find((one) => one === params.get('sort')) ?? 'enquiries';
  const result = useQuery(listingReportQuery({ ...query, sort }));
  return (
    <>
      <Field label={t('listings.sort')} className="max-w-80 print:hidden">
        <Select
          className="h-11! text-sm!"
          value={sort}
          onChange={(event) =>
            setParams(
              (before) => {
                const after = new URLSearchParams(before);
                after.set('sort', event.target.value);
                return after;
              },
              { preventScrollReset: true },
            )
          }
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {t(`listings.sorts.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Loaded result={result} skeleton="h-96">
        {(report) => <Listings report={report} />}
      </Loaded>
    </>
  );
}

type Figures = ListingReport['current'];

function Listings({ report }: { report: ListingReport }) {
  const { t, number, inText } = useReportWords();
  const { current, previous, compared, fewestViews } = report;
  const figure = (read: (figures: Figures) => number) => ({
    value: number(read(current)),
    note: <Delta now={read(current)} before={previous === null ? undefined : read(previous)} said={inText} />,
  });
  return (
    <div className="space-y-4">
      <Compared period={compared} />
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-3">
        <StatCard label={t('listings.views')} {...figure(({ views }) => views)} />
        <StatCard label={t('listings.about')} {...figure(({ aboutListings }) => aboutListings)} />
        <StatCard label={t('enquiries')} {...figure(({ total }) => total)} />
      </dl>
      <ListingCards report={report} />
      <HowCounted
        items={[
          [t('listings.title'), t('explained.listed')],
          [t('listings.views'), t('explained.views')],
          [t('listings.rate'), t('explained.rate', { fewest: number(fewestViews) })],
          [t('listings.age'), t('explained.age')],
          [t('enquiries'), t('explained.enquiries')],
          [t('compare'), t('explained.comparison')],
        ]}
      />
    </div>
  );
}
