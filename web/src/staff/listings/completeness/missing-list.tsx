import type { MissingPart } from '@manzil/core/listings/completeness';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Bar } from './completeness-mark.tsx';
import { usePartName } from './use-part-name.ts';

interface MissingListProps {
  score: number;
  missing: readonly MissingPart[];
  /** Null: the office has set none. */
  minimum: number | null;
  /** Leads to the part; left out for who may not write. */
  onPart?: ((part: MissingPart) => void) | undefined;
}

/** How complete a listing is, and what it lacks; each part leads to where it is mended. */
export function MissingList({ score, missing, minimum, onPart }: MissingListProps) {
  const { t } = useTranslation('adminProperties');
  const { number } = useFormats();
  const partName = usePartName();
  return (
    <section aria-label={t('completeness.title')} className="rounded-lg border border-sand-200 bg-sand-50 p-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Bar score={score} />
        <span className="font-semibold">{t('completeness.score', { score: number(score) })}</span>
        {minimum !== null && score < minimum && (
          <span className="text-stone-700">{t('completeness.needs', { minimum: number(minimum) })}</span>
        )}
      </p>
      {missing.length > 0 && (
        <>
          <p className="mt-2 text-stone-700">{t('completeness.missingTitle')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {missing.map((part) => (
              <li key={part} className="flex min-h-8 items-center">
                {onPart === undefined ? (
                  partName(part)
                ) : (
                  <button
                    type="button"
                    onClick={() => onPart(part)}
                    className="min-h-8 rounded text-start font-medium text-maroon-700 underline underline-offset-4"
                  >
                    {partName(part)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
