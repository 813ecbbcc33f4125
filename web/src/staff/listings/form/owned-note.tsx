import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CrmOwnedField } from '../api/write-property.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import { crmOwned, useFormContextValue } from './form-context.ts';

/** Owned by the CRM, or changed here, with the way back. */
export function OwnedNote({ field }: { field: CrmOwnedField }) {
  const { t } = useTranslation('adminProperties');
  const { fromCrm, overrides, release, releasing } = useFormContextValue();
  const { nameOf, valueOf } = useFieldWords();
  if (!fromCrm || !crmOwned.has(field)) return null;
  const override = overrides.find((one) => one.field === field);
  if (override === undefined) return <p className="mt-1 text-xs text-stone-500">{t('owned.crm')}</p>;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-amber-700">
      <span>
        {t('owned.changed', { name: override.setBy ?? t('history.system') })}{' '}
        <bdi>{t('owned.crmValue', { value: valueOf(field, override.crmValue) })}</bdi>
      </span>
      <button
        type="button"
        disabled={releasing}
        aria-label={t('owned.releaseField', { field: nameOf(field) })}
        onClick={() => void release(field)}
        className="inline-flex min-h-6 items-center gap-1 rounded font-semibold underline underline-offset-2 hover:text-ink disabled:opacity-60"
      >
        <Undo2 aria-hidden className="flip-rtl size-3.5" />
        {t('owned.release')}
      </button>
    </p>
  );
}
