import { Printer } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { TabList } from '#staff-ui/tab-list.tsx';
import { Button } from '#ui/button.tsx';
import { AnswersTab } from './answers-tab.tsx';
import { type Asked, readAsked, reportNames, todayInDoha } from './asked.ts';
import { FunnelTab } from './funnel-tab.tsx';
import { useReportWords } from './kit/use-report-words.ts';
import { ListingsTab } from './listings-tab.tsx';
import { LostTab } from './lost-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { PeriodBar } from './period-bar.tsx';

const tabs = { answers: AnswersTab, funnel: FunnelTab, people: PeopleTab, listings: ListingsTab, lost: LostTab };

/** What became of the enquiries of some days; the address says of which, and compared with what. */
export function Reports() {
  const { t } = useReportWords();
  const [params, setParams] = useSearchParams();
  const asked = readAsked(params, todayInDoha());
  return (
    <div className="printed-alone space-y-6">
      <ScreenHeader title={t('title')} text={t('subtitle')}>
        <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t('print')}
        </Button>
      </ScreenHeader>
      <PeriodBar asked={asked} />
      <Tabs.Root
        value={asked.report}
        onValueChange={(report) =>
          setParams(
            (before) => {
              const after = new URLSearchParams(before);
              after.set('report', report);
              return after;
            },
            { preventScrollReset: true },
          )
        }
      >
        <div className="print:hidden">
          <TabList label={t('choose')} tabs={reportNames.map((id) => ({ id, name: t(`names.${id}`) }))} />
        </div>
        <Tabs.Content value={asked.report} className="space-y-4 pt-6 outline-none print:pt-0">
          <Report asked={asked} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

function Report({ asked }: { asked: Asked }) {
  const { t, days } = useReportWords();
  if (asked.problem !== null) return <p className="text-sm text-stone-600">{t(asked.problem)}</p>;
  const Tab = tabs[asked.report];
  return (
    <>
      <p className="text-sm text-stone-700">
        <span className="hidden font-semibold print:inline">{t(`names.${asked.report}`)}: </span>
        {days(asked.period)}
      </p>
      <Tab query={asked.query} />
    </>
  );
}
