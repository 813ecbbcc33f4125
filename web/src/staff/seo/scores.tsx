import { ChartNoAxesCombined, FileText, Gauge, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { SeoReport } from './api/seo.ts';
import { barColours, lookOf, textColours } from './score-look.ts';

const engines = ['google', 'bing', 'yandex', 'baidu', 'mobile'] as const;
const icons = { technical: Settings2, content: FileText, performance: Gauge, structured: ChartNoAxesCombined };

export function Scores({ report, previous }: { report: SeoReport; previous: number | null }) {
  const { t } = useTranslation('adminSeo');
  const { number } = useFormats();
  const { overall } = report;
  const look = lookOf(overall);
  const change = previous === null ? 0 : overall - previous;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(16rem,1fr)_2fr]">
      <section aria-labelledby="seo-overall" className="flex flex-col rounded-xl border border-sand-200 bg-white p-6">
        <h2 id="seo-overall" className="text-sm font-normal text-stone-600">
          {t('overall')}
        </h2>
        <p className="mt-2 flex items-baseline gap-3">
          <span data-score={overall} className={`text-4xl font-semibold ${textColours[look]}`}>
            {number(overall)}
          </span>
          <span className="text-sm text-stone-600">{t('outOf')}</span>
        </p>
        <p className="mt-3">
          <Badge tone={look === 'excellent' ? 'green' : look === 'fair' ? 'amber' : 'danger'}>
            {t(`looks.${look}`)}
          </Badge>
        </p>
        {change !== 0 && (
          <p className="mt-3 text-sm text-stone-600">
            {t(change > 0 ? 'better' : 'worse', { points: number(Math.abs(change)) })}
          </p>
        )}
      </section>
      <section aria-labelledby="seo-engines" className="rounded-xl border border-sand-200 bg-white p-6">
        <h2 id="seo-engines" className="text-sm font-normal text-stone-600">
          {t('engines.title')}
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {engines.map((engine) => (
            <div key={engine} className="grid grid-cols-[6rem_1fr_2.5rem] items-center gap-3">
              <dt className="text-sm font-medium text-ink">{t(`engines.${engine}`)}</dt>
              <dd className="order-last text-end">
                <Score score={report.engines[engine]} />
              </dd>
              <dd aria-hidden>
                <Bar score={report.engines[engine]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-xs text-stone-500">{t('engines.note')}</p>
      </section>
    </div>
  );
}

export function CategoryCards({ report }: { report: SeoReport }) {
  const { t } = useTranslation('adminSeo');
  const { number } = useFormats();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {report.categories.map(({ id, score, checks, passed }) => {
        const Icon = icons[id];
        return (
          <li key={id} className="rounded-xl border border-sand-200 bg-white p-5">
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-base">{t(`categories.${id}`)}</h3>
              <Icon aria-hidden className="size-5 text-stone-500" />
            </div>
            <p className="mt-3 text-2xl font-semibold">
              <Score score={score} />
            </p>
            <div aria-hidden className="mt-2">
              <Bar score={score} />
            </div>
            <p className="mt-3 text-sm text-stone-600">
              {t('passed', { passed: number(passed), checks: number(checks) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Score({ score }: { score: number }) {
  const { t } = useTranslation('adminSeo');
  const { number } = useFormats();
  const look = lookOf(score);
  return (
    <span data-score={score} className={`font-semibold ${textColours[look]}`}>
      {number(score)}
      <span className="sr-only"> {t(`looks.${look}`)}</span>
    </span>
  );
}

function Bar({ score }: { score: number }) {
  return (
    <div className="h-1.5 overflow-hidden rounded-full bg-sand-100">
      <div className={`h-full rounded-full ${barColours[lookOf(score)]}`} style={{ inlineSize: `${String(score)}%` }} />
    </div>
  );
}
