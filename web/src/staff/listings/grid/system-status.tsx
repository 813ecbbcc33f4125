import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { SiteAnswer } from '../api/site-properties.ts';

export function SystemStatus({ answer, failed }: { answer: SiteAnswer | undefined; failed: boolean }) {
  const { t } = useTranslation('adminProperties');
  const { dateTime, figure, number } = useFormats();
  const facts = [
    [t('grid.status.loaded'), figure(answer?.properties.length)],
    [t('grid.status.total'), figure(answer?.total)],
    [t('grid.status.took'), answer === undefined ? '–' : t('grid.status.ms', { ms: number(answer.took) })],
    [t('grid.status.at'), answer === undefined ? '–' : dateTime(answer.at)],
  ] as const;
  return (
    <section aria-label={t('grid.status.title')} className="rounded-xl border border-sand-200 bg-white p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base">{t('grid.status.title')}</h2>
        <Badge tone={failed ? 'danger' : answer === undefined ? 'quiet' : 'green'}>
          {t(failed ? 'grid.status.error' : answer === undefined ? 'grid.status.loading' : 'grid.status.ok')}
        </Badge>
        {answer?.properties.length === 0 && <p className="text-sm text-stone-600">{t('grid.emptyStatus')}</p>}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-stone-600">{name}</dt>
            <dd className="text-sm font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
