import { useReportWords } from './use-report-words.ts';

/** What each figure of a report means. Printed as well: paper is shown to others. */
export function HowCounted({ items }: { items: readonly (readonly [term: string, text: string])[] }) {
  const { t } = useReportWords();
  const list = (
    <dl className="mt-3 max-w-3xl space-y-2.5 text-sm">
      {items.map(([term, text]) => (
        <div key={term}>
          <dt className="font-medium text-ink">{term}</dt>
          <dd className="text-stone-600">{text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      <details className="rounded-xl border border-sand-200 bg-white p-5 print:hidden">
        <summary className="min-h-6 cursor-pointer text-sm font-medium text-maroon-700">{t('how')}</summary>
        {list}
      </details>
      <div aria-hidden className="hidden print:block">
        {list}
      </div>
    </>
  );
}
