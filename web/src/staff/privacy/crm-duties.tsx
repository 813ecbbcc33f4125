import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import { type CrmDuty, dutiesQuery, useSetDuty } from './api/privacy.ts';

/** What the site cannot do in the CRM: somebody does it there and ticks it here. */
export function CrmDuties() {
  const { t } = useTranslation('adminPrivacy');
  const { counted, number } = useFormats();
  const [state, setState] = useState<'open' | 'done'>('open');
  const columns = useDutyColumns();
  return (
    <TitledSection id="crm-duties" title={t('duties.title')}>
      <p className="mt-1 max-w-2xl text-sm text-stone-600">{t('duties.text')}</p>
      <div className="my-4">
        <Button
          size="sm"
          variant="secondary"
          aria-pressed={state === 'done'}
          onClick={() => setState(state === 'open' ? 'done' : 'open')}
        >
          {t(state === 'open' ? 'duties.showDone' : 'duties.showOpen')}
        </Button>
      </div>
      <Loaded result={useQuery(dutiesQuery(state))} skeleton="h-40">
        {({ duties, pagination: { total } }) =>
          duties.length === 0 ? (
            <EmptyState
              headingLevel="h2"
              icon={<CircleCheck className="size-6" />}
              title={t(`duties.empty.${state}`)}
              text={t('duties.emptyText')}
            />
          ) : (
            <>
              <p aria-live="polite" className="mb-2 text-sm text-stone-600">
                {total > duties.length
                  ? t('duties.shown', { shown: number(duties.length), total: number(total) })
                  : t(`duties.found.${state}`, counted(total))}
              </p>
              <PlainTable
                look="cards"
                label={t('duties.title')}
                rows={duties}
                keyOf={({ id }) => id}
                columns={columns}
              />
            </>
          )
        }
      </Loaded>
    </TitledSection>
  );
}

function useDutyColumns(): PlainColumn<CrmDuty>[] {
  const { t } = useTranslation('adminPrivacy');
  const { dateTime } = useFormats();
  return [
    {
      id: 'kind',
      label: t('duties.columns.kind'),
      names: true,
      className: 'w-full @3xl:w-auto',
      cell: ({ kind, crmId }) => (
        <>
          <p className="font-semibold text-ink">{t(`duties.kind.${kind}`)}</p>
          <p className="text-stone-700">
            {crmId === null ? (
              t('duties.noNumber')
            ) : (
              <>
                {t('duties.number')}{' '}
                <bdi dir="ltr" className="font-mono text-xs">
                  {crmId}
                </bdi>
              </>
            )}
          </p>
        </>
      ),
    },
    {
      id: 'reference',
      label: t('duties.columns.reference'),
      className: 'w-full @3xl:w-auto',
      cell: ({ leadReference, provider }) => (
        <>
          <bdi dir="ltr" className="font-mono text-xs break-all">
            {leadReference}
          </bdi>
          {provider !== '' && (
            <p className="text-xs text-stone-600">
              <bdi>{provider}</bdi>
            </p>
          )}
        </>
      ),
    },
    {
      id: 'since',
      label: t('duties.columns.since'),
      className: 'w-full text-stone-600 @3xl:w-auto',
      cell: ({ createdAt, doneAt, doneBy }) => (
        <>
          <p>{dateTime(createdAt)}</p>
          {doneAt !== null && (
            <p className="text-xs">{t('duties.doneBy', { name: doneBy ?? '', time: dateTime(doneAt) })}</p>
          )}
        </>
      ),
    },
    {
      id: 'tick',
      label: t('duties.columns.tick'),
      quietLabel: true,
      align: 'text-end',
      cell: (duty) => <Tick duty={duty} />,
    },
  ];
}

function Tick({ duty: { id, leadReference, doneAt } }: { duty: CrmDuty }) {
  const { t } = useTranslation('adminPrivacy');
  const tell = useTell();
  const set = useSetDuty();
  const done = doneAt === null;
  const words = done ? 'duties.tick' : 'duties.untick';
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={set.isPending}
      aria-label={`${t(words)}: ${leadReference}`}
      onClick={() => void tell(set.mutateAsync({ id, done }), { done: t(done ? 'duties.ticked' : 'duties.unticked') })}
    >
      {t(words)}
    </Button>
  );
}
