import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import { type Difference, pieces, readable } from './compare-texts.ts';

/** Addresses of pictures, a line each. */
const pictures: ReadonlySet<string> = new Set(['images', 'featuredImage']);
/** Words of a list, and what is written in another way for people. */
const worded: ReadonlySet<string> = new Set([
  'price',
  'deal',
  'status',
  'category',
  'subcategory',
  'plans',
  'imageTexts',
]);

export function FieldDifference({ name, difference }: { name: string; difference: Difference }) {
  const { field } = difference;
  return (
    <section className="border-t border-sand-200 pt-4">
      <h3 className="mb-2 text-sm font-semibold text-ink">{name}</h3>
      {pictures.has(field) ? (
        <Pictures {...difference} />
      ) : worded.has(field) ? (
        <Values {...difference} />
      ) : (
        <Words {...difference} />
      )}
    </section>
  );
}

function Words({ field, before, after }: Difference) {
  const { t } = useTranslation('adminTrash');
  const { language } = useLanguage();
  const textOf = (text: string | null): string =>
    text === null ? '' : field === 'content' ? readable(text, t('history.picture')) : text;
  const [former, present] = [textOf(before), textOf(after)];
  if (former === present) return <p className="text-sm text-stone-600">{t('history.format')}</p>;
  const named = field === 'titleAr' || field === 'descriptionAr' ? 'ar' : language;
  return (
    <p dir="auto" className="max-w-prose text-sm leading-7 wrap-anywhere whitespace-pre-line text-stone-700">
      {pieces(former, present, named).map(({ text, kind }, place) =>
        kind === 'same' ? (
          <span key={`${String(place)} ${kind}`}>{text}</span>
        ) : kind === 'removed' ? (
          <del key={`${String(place)} ${kind}`} className="rounded-sm bg-danger-50 text-danger-700">
            {text}
          </del>
        ) : (
          <ins key={`${String(place)} ${kind}`} className="rounded-sm bg-palm-50 text-palm-700">
            {text}
          </ins>
        ),
      )}
    </p>
  );
}

function Values({ field, before, after }: Difference) {
  const { valueOf } = useFieldWords();
  const lines = (text: string | null) =>
    field === 'plans' || field === 'imageTexts' ? (text ?? '').split('\n').filter(Boolean) : text;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <del className="rounded-sm bg-danger-50 px-1 text-danger-700">{valueOf(field, lines(before))}</del>
      <ins className="rounded-sm bg-palm-50 px-1 text-palm-700">{valueOf(field, lines(after))}</ins>
    </p>
  );
}

function Pictures({ before, after }: Difference) {
  const { t } = useTranslation('adminTrash');
  const [former, present] = [before, after].map((text) => (text ?? '').split('\n').filter(Boolean));
  const gone = (former ?? []).filter((url) => !present?.includes(url));
  const came = (present ?? []).filter((url) => !former?.includes(url));
  if (gone.length + came.length === 0) return <p className="text-sm text-stone-600">{t('history.order')}</p>;
  return (
    <ul className="flex flex-wrap gap-3">
      {[...gone.map((url) => ({ url, isNew: false })), ...came.map((url) => ({ url, isNew: true }))].map(
        ({ url, isNew }) => (
          <li key={url} className={`rounded-lg border-2 p-1 ${isNew ? 'border-palm-700' : 'border-danger-700'}`}>
            <img src={url} alt="" className={`h-20 w-28 rounded object-cover ${isNew ? '' : 'opacity-60'}`} />
            <p className="mt-1 text-xs text-stone-600">{t(isNew ? 'history.added' : 'history.removed')}</p>
          </li>
        ),
      )}
    </ul>
  );
}
