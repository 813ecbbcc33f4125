import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { ImportResult } from './use-import.ts';

interface PublishChoiceProps {
  result: ImportResult;
  publish: boolean;
  minimum: number | null;
  disabled: boolean;
  onChange: (publish: boolean) => void;
}

/** Nothing becomes visible without this being chosen, and it says how many would. */
export function PublishChoice({ result, publish, minimum, disabled, onChange }: PublishChoiceProps) {
  const { t } = useTranslation('adminProperties');
  const { counted, number } = useFormats();
  const { publishable, published, incomplete, withoutMandate, drafts } = result;
  const option = (value: boolean, label: string) => (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="radio"
        name="publish"
        className="size-5 accent-maroon-700"
        checked={publish === value}
        disabled={value && publishable + withoutMandate === 0}
        // a look that is under way goes on; the last choice counts
        aria-disabled={disabled}
        onChange={() => onChange(value)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="rounded-lg border border-sand-200 px-4 py-3">
      <legend className="px-1 text-sm font-semibold">{t('import.publish.legend')}</legend>
      {option(false, t('import.publish.draft'))}
      {option(
        true,
        publishable === 0 && withoutMandate > 0
          ? t('import.publish.wait')
          : t('import.publish.now', counted(publishable)),
      )}
      <div role="status" className="mt-2 text-sm text-stone-700">
        <ul className="space-y-1">
          <li>{t('import.publish.published', counted(published))}</li>
          {drafts > 0 && <li>{t('import.publish.drafts', counted(drafts))}</li>}
          {withoutMandate > 0 && <li>{t('import.publish.withoutMandate', counted(withoutMandate))}</li>}
          {incomplete > 0 && minimum !== null && (
            <li>{t('import.publish.incomplete', { ...counted(incomplete), minimum: number(minimum) })}</li>
          )}
        </ul>
      </div>
    </fieldset>
  );
}
