import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type PeopleReport, peopleReportQuery } from './api/reports.ts';
import type { ReportQuery } from './asked.ts';
import { Compared } from './compared.tsx';
import { BarList } from './kit/bar-list.tsx';
import { HowCounted } from './kit/how-counted.tsx';
import { ReportCard } from './kit/report-card.tsx';
import { useReportWords } from './kit/use-report-words.ts';
import { usePeopleColumns } from './people-columns.tsx';

export function PeopleTab({ query }: { query: ReportQuery }) {
  return (
    <Loaded result={useQuery(peopleReportQuery(query))} skeleton="h-96">
      {(report) => <People report={report} />}
    </Loaded>
  );
}

function People({ report }: { report: PeopleReport }) {
  const { t, number } = useReportWords();
  const { current, previous, compared, period, limitMinutes } = report;
  const nameOf = ({ name }: { name: string | null }) => name ?? t('people.nobody');
  const people = usePeopleColumns({
    label: t('people.person'),
    nameOf,
    before: previous?.people ?? null,
    limitMinutes,
  });
  const teams = usePeopleColumns({ label: t('people.team'), nameOf, before: previous?.teams ?? null, limitMinutes });
  const file = (name: string) => `${name}-${period.from}-${period.to}`;
  return (
    <div className="space-y-4">
      <Compared period={compared} />
      <ReportCard
        title={t('people.people')}
        file={file('people')}
        rows={current.people}
        keyOf={({ id }) => id ?? 'nobody'}
        columns={people}
      />
      <ReportCard
        title={t('people.teams')}
        file={file('teams')}
        rows={current.teams}
        keyOf={({ id }) => id}
        columns={teams}
        empty={current.teams.length === 0 ? t('people.noTeams') : undefined}
      />
      {current.people.length > 1 && (
        <ReportCard
          title={t('enquiries')}
          file={file('people')}
          rows={current.people}
          keyOf={({ id }) => id ?? 'nobody'}
          columns={people}
          chart={
            <BarList
              label={t('enquiries')}
              bars={current.people.map((row) => ({
                id: String(row.id),
                name: nameOf(row),
                value: row.total,
                said: number(row.total),
              }))}
            />
          }
        />
      )}
      <HowCounted
        items={[
          [t('people.given'), t('explained.given')],
          [t('people.inTime'), t('explained.givenInTime')],
          [t('people.median'), t('explained.median')],
          [t('people.viewings'), t('explained.viewings')],
          [`${t('people.won')}, ${t('people.lost')}`, t('explained.states')],
          [t('people.open'), t('explained.open')],
          [t('enquiries'), t('explained.enquiries')],
          [t('compare'), t('explained.comparison')],
        ]}
      />
    </div>
  );
}
