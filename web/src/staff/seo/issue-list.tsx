import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { SeoIssue, SeoOpportunity } from './api/seo.ts';
import { firstTarget } from './fix-address.ts';
import { FixLink, WhoFixes } from './fix-link.tsx';

const tones: Record<SeoIssue['severity'], BadgeTone> = {
  critical: 'danger',
  high: 'danger',
  medium: 'amber',
  low: 'quiet',
};

/** Worst first. */
export function IssueList({ issues }: { issues: readonly SeoIssue[] }) {
  const { t } = useTranslation('adminSeo');
  if (issues.length === 0)
    return <EmptyState icon={<CircleCheck className="size-6" />} title={t('noIssues')} text={t('noIssuesText')} />;
  return (
    <ul className="space-y-3">
      {issues.map((issue) => (
        <Issue key={issue.id} issue={issue} />
      ))}
    </ul>
  );
}

function Issue({ issue }: { issue: SeoIssue }) {
  const { t } = useTranslation('adminSeo');
  const { number } = useFormats();
  const { id, severity, category, affected, checked, examples } = issue;
  const title = t(`issues.${id}.title`);
  const target = firstTarget(examples.map((example) => example.target));
  return (
    <li data-issue={id} className="rounded-xl border border-sand-200 bg-white p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={tones[severity]}>{t(`severities.${severity}`)}</Badge>
            <span className="text-xs text-stone-600">{t(`categories.${category}`)}</span>
          </div>
          <h3 className="mt-2 text-base">{title}</h3>
          <p className="mt-1 max-w-prose text-sm text-stone-600">{t(`issues.${id}.text`)}</p>
          <p className="mt-2 text-sm text-stone-700">
            {t('affected', { formatted: number(affected), checked: number(checked) })}
          </p>
          {target !== null && <WhoFixes target={target} />}
        </div>
        {target !== null && <FixLink target={target} label={t('fix')} about={title} />}
      </div>
      <details className="mt-3 text-sm">
        <summary className="w-fit cursor-pointer rounded-md py-1 font-medium text-maroon-700">{t('examples')}</summary>
        <ul className="mt-2 divide-y divide-sand-200 border-t border-sand-200">
          {examples.map(({ path, detail, target: place }) => (
            <li key={path} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <p className="min-w-0 grow basis-60">
                <a
                  href={path}
                  target="_blank"
                  rel="noopener"
                  dir="ltr"
                  className="break-all text-ink underline underline-offset-2"
                >
                  {readable(path)}
                </a>
                {detail !== null && detail !== '' && (
                  <bdi className="ms-3 break-all text-xs text-stone-600">{readable(detail)}</bdi>
                )}
              </p>
              <FixLink target={place} label={t('fix')} about={readable(path)} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Nothing is wrong with these. */
export function OpportunityList({ opportunities }: { opportunities: readonly SeoOpportunity[] }) {
  const { t } = useTranslation('adminSeo');
  const { number } = useFormats();
  if (opportunities.length === 0)
    return <EmptyState icon={<CircleCheck className="size-6" />} title={t('noOpportunities')} />;
  return (
    <ul className="space-y-3">
      {opportunities.map(({ id, priority, count, target }) => {
        const title = t(`opportunities.${id}.title`);
        return (
          <li
            key={id}
            data-opportunity={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-xl border border-sand-200 bg-white p-5"
          >
            <div className="min-w-0 grow basis-72">
              <Badge tone={tones[priority]}>{t(`priorities.${priority}`)}</Badge>
              <h3 className="mt-2 text-base">{title}</h3>
              <p className="mt-1 max-w-prose text-sm text-stone-600">{t(`opportunities.${id}.text`)}</p>
              <p className="mt-2 text-sm text-stone-700">{t('concerns', { formatted: number(count) })}</p>
              <WhoFixes target={target} />
            </div>
            <FixLink target={target} label={t('implement')} about={title} />
          </li>
        );
      })}
    </ul>
  );
}

/** With Arabic letters, not their codes. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
