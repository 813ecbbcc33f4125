import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Revision, RevisionKind } from './revisions.ts';
import { useRevisedNames } from './use-revised-names.ts';

interface RevisionLinesProps {
  kind: RevisionKind;
  revisions: readonly Revision[];
  chosen: number;
  onChoose: (place: number) => void;
}

/** A change each: who, when, in which fields. */
export function RevisionLines({ kind, revisions, chosen, onChoose }: RevisionLinesProps) {
  const { t } = useTranslation('adminTrash');
  const { language } = useLanguage();
  const { dateTime } = useFormats();
  const nameOf = useRevisedNames(kind);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <ol aria-label={t('history.versions')} className="max-h-72 space-y-2 overflow-y-auto lg:max-h-[60dvh]">
      {revisions.map((one, place) => (
        <li key={one.id}>
          <button
            type="button"
            aria-pressed={one.id === chosen}
            onClick={() => onChoose(place)}
            className="w-full rounded-lg border border-sand-200 px-3 py-2 text-start text-sm hover:bg-sand-50 aria-pressed:border-maroon-700 aria-pressed:bg-maroon-50"
          >
            <span className="block text-xs text-stone-600">{dateTime(one.at)}</span>
            <span className="block wrap-anywhere text-ink">
              {t('history.changed', {
                by: one.by ?? t('history.crm'),
                fields: list.format(one.fields.map((field) => nameOf(field))),
              })}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
