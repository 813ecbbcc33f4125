import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import { usePartName } from '../completeness/use-part-name.ts';
import type { ImportResult } from './use-import.ts';
import { useRowReason } from './use-row-reason.ts';

type Row = ImportResult['rows'][number];

const tones: Record<Row['action'], BadgeTone> = {
  create: 'green',
  update: 'amber',
  unchanged: 'quiet',
  refused: 'danger',
};
/** For two thousand rows. */
const step = 100;

/** Refused rows first. */
export function ImportPlan({ result }: { result: ImportResult }) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const [shown, setShown] = useState(step);
  const { inText, number } = useFormats();
  const order: Row['action'][] = ['refused', 'update', 'create', 'unchanged'];
  const rows = result.rows.toSorted((a, b) => order.indexOf(a.action) - order.indexOf(b.action) || a.line - b.line);
  const counts = [
    ['create', result.created],
    ['update', result.updated],
    ['unchanged', result.unchanged],
    ['refused', result.refused],
  ] as const;
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counts.map(([name, count]) => (
          <div key={name} className="rounded-lg border border-sand-200 px-4 py-3">
            <dt className="text-xs text-stone-600">{t(`import.action.${name}`)}</dt>
            <dd className="text-lg font-semibold">{inText(count)}</dd>
          </div>
        ))}
      </dl>
      {result.ignoredColumns.length > 0 && (
        <p className="text-sm text-stone-600">
          {t('import.ignored')} <bdi>{result.ignoredColumns.join(language === 'ar' ? '، ' : ', ')}</bdi>
        </p>
      )}
      <ol className="divide-y divide-sand-200 rounded-lg border border-sand-200">
        {rows.slice(0, shown).map((row) => (
          <li key={row.line} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
            <span className="w-20 shrink-0 text-stone-600">{t('import.line', { line: number(row.line) })}</span>
            <Badge tone={tones[row.action]}>{t(`import.action.${row.action}`)}</Badge>
            <bdi className="min-w-0 grow font-medium">{row.title ?? row.reference ?? '–'}</bdi>
            <Why row={row} />
          </li>
        ))}
      </ol>
      {shown < rows.length && (
        <button
          type="button"
          onClick={() => setShown(shown + step)}
          className="min-h-9 rounded text-sm font-semibold text-maroon-700 underline underline-offset-3"
        >
          {t('import.more', { count: rows.length - shown, formatted: number(rows.length - shown) })}
        </button>
      )}
    </div>
  );
}

function Why({ row }: { row: Row }) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const { nameOf } = useFieldWords();
  const partName = usePartName();
  const reasonOf = useRowReason();
  const comma = language === 'ar' ? '، ' : ', ';
  if (row.action === 'refused') return <span className="w-full text-danger-700 sm:ps-23">{reasonOf(row)}</span>;
  return (
    <>
      {row.action === 'update' && (
        <span className="text-stone-600">{row.fields.map((field) => nameOf(field)).join(comma)}</span>
      )}
      {row.publishes && <Badge tone="green">{t('import.publish.mark')}</Badge>}
      {row.waitsForMandate && <Badge tone="amber">{t('import.publish.waits')}</Badge>}
      {row.missing.length > 0 && (
        <span className="w-full text-stone-600 sm:ps-23">
          {t('import.publish.lacks', { parts: row.missing.map((part) => partName(part)).join(comma) })}
        </span>
      )}
    </>
  );
}
