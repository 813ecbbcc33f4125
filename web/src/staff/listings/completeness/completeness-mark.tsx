import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Completeness } from '../api/admin-properties.ts';
import { usePartName } from './use-part-name.ts';

/** Small, in the table: how complete, and on hover what is missing. */
export function CompletenessMark({ of: { score, missing } }: { of: Completeness }) {
  const { t } = useTranslation('adminProperties');
  const { counted, number } = useFormats();
  const partName = usePartName();
  const parts = missing.map((part) => partName(part));
  return (
    <span
      className="inline-flex items-center gap-2 text-sm text-stone-600 @4xl:flex-col @4xl:items-start @4xl:gap-1"
      title={parts.join('\n')}
    >
      <Bar score={score} />
      <span>
        {t('completeness.percent', { score: number(score) })}
        <span className="@4xl:sr-only">
          {' · '}
          {missing.length === 0 ? t('completeness.full') : t('completeness.missing', counted(missing.length))}
        </span>
      </span>
    </span>
  );
}

/** Beside its text alone. @param score 0 to 100 */
export function Bar({ score }: { score: number }) {
  return (
    <span aria-hidden className="inline-block h-1.5 w-10 shrink-0 overflow-hidden rounded-full bg-sand-200">
      <span
        className={`block h-full ${score === 100 ? 'bg-palm-700' : 'bg-stone-500'}`}
        style={{ inlineSize: `${String(score)}%` }}
      />
    </span>
  );
}
