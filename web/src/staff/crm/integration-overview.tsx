import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '@manzil/contract/api';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { useContactProblem, usePullProblem } from './pulls/use-pull-problem.ts';

type SyncStatus = components['schemas']['SyncStatus'];

const tones: Record<SyncStatus['status'], BadgeTone> = {
  success: 'green',
  error: 'danger',
  running: 'amber',
  never: 'quiet',
};

interface IntegrationOverviewProps {
  status: SyncStatus | undefined;
  problem: string | null;
}

export function IntegrationOverview({ status, problem }: IntegrationOverviewProps) {
  const { t } = useTranslation('adminCrm');
  const { counted, dateTime, figure } = useFormats();
  const problemOf = usePullProblem();
  const contactProblemOf = useContactProblem();
  const show = (value: (status: SyncStatus) => string) =>
    status === undefined ? t('integration.error') : value(status);
  return (
    <div className="space-y-6">
      <dl className="grid gap-4 sm:grid-cols-3">
        <StatCard
          label={t('integration.total')}
          value={show(({ currentPropertiesCount }) => figure(currentPropertiesCount))}
        />
        <StatCard
          label={t('listings.last')}
          value={
            <span className="text-base">
              {show(({ lastSync }) => (lastSync === null ? t('cards.never') : dateTime(lastSync)))}
            </span>
          }
          {...(status === undefined
            ? {}
            : { note: <Badge tone={tones[status.status]}>{t(`integration.states.${status.status}`)}</Badge> })}
        />
        <StatCard
          label={t('integration.available')}
          value={show(({ availableProperties }) => figure(availableProperties))}
        />
      </dl>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card title={t('integration.status')}>
          <Line label={t('integration.connection')}>
            {status === undefined ? (
              <span className="text-danger-700">{problem ?? t('integration.error')}</span>
            ) : status.connection.connected ? (
              <Badge tone="green">{t('integration.connected')}</Badge>
            ) : (
              <span className="inline-block text-danger-700 first-letter:uppercase">
                {contactProblemOf(status.connection.problem)}
              </span>
            )}
          </Line>
          <Line
            label={t('integration.inCrm')}
            note={
              (status?.restrictedCount ?? 0) > 0 &&
              show(({ restrictedCount }) => t('integration.restricted', counted(restrictedCount)))
            }
          >
            {show(({ crmPropertiesCount }) => figure(crmPropertiesCount))}
          </Line>
          <Line label={t('integration.synced')}>
            {show(({ currentPropertiesCount }) => figure(currentPropertiesCount))}
          </Line>
          <Line label={t('integration.references')}>
            {show(({ referenceIdFormat }) =>
              referenceIdFormat === null ? '–' : t(`integration.formats.${formats[referenceIdFormat]}`),
            )}
          </Line>
          {/* a question above has the same figures */}
          {status?.error != null && status.question === null && (
            <p dir="auto" className="pt-3 text-sm text-danger-700">
              {problemOf(status.errorCode, status.error)}
            </p>
          )}
        </Card>
        <Card title={t('integration.images')}>
          <Line label={t('integration.coverage')}>
            {show(({ imageCoverage }) => t('integration.percent', { value: figure(Math.round(imageCoverage)) }))}
          </Line>
          <Line label={t('integration.imageCount')}>{show(({ imageCount }) => figure(imageCount))}</Line>
          <Line label={t('integration.with')}>{show(({ propertiesWithImages }) => figure(propertiesWithImages))}</Line>
          <Line label={t('integration.without')}>
            {show(({ propertiesWithoutImages }) => figure(propertiesWithoutImages))}
          </Line>
          <Line label={t('integration.picturesWaiting')}>{show(({ pictures }) => figure(pictures.waiting))}</Line>
          <Line
            label={t('integration.picturesFailing')}
            note={
              status !== undefined &&
              status.pictures.failing > 0 && (
                <>
                  {t('integration.failingOf')} <bdi>{status.pictures.failingReferences.join(', ')}</bdi>
                </>
              )
            }
          >
            {show(({ pictures }) => figure(pictures.failing))}
          </Line>
        </Card>
      </div>
    </div>
  );
}

const formats = { Numeric: 'numeric', Text: 'text', 'Mixed (Numeric & Text)': 'mixed' } as const;

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-xl border border-sand-200 bg-white p-5">
      <h2 className="text-base">{title}</h2>
      <dl className="mt-3 divide-y divide-sand-100">{children}</dl>
    </section>
  );
}

/** @param note below: two numbers side by side read as one */
function Line({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 text-sm">
      <dt className="text-stone-600">{label}</dt>
      <dd className="ms-auto text-end font-medium text-ink">{children}</dd>
      {note !== undefined && note !== false && <dd className="basis-full text-stone-600">{note}</dd>}
    </div>
  );
}
