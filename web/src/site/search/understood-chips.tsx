import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { propertyListQuery } from '#lib/listings/queries.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { Chip } from './chip.tsx';
import { usePartLabels } from './part-labels.ts';

/** What a sentence was taken for, each part to take away; and the words that are looked for as they stand. */
export function UnderstoodChips({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation('filters');
  const { language, link } = useLanguage();
  const areaOf = useArea();
  const labelOf = usePartLabels();
  const { data } = useQuery({ ...propertyListQuery(filters, language), placeholderData: (before) => before });
  const gone = filters.without?.split(',') ?? [];
  const parts = (data?.understood ?? []).filter(({ id }) => !gone.includes(id));
  const people = parts.find(({ thing }) => thing === 'people');
  const each = (people?.minArea ?? 0) / (people?.people ?? 1);
  const unused = data?.unused;
  if (parts.length === 0) return null;
  const href = (id: string) =>
    link('/properties') + filterSearch(changeFilters(filters, { without: [...gone, id].join(',') }));
  return (
    <div className="mt-3 space-y-2">
      <ul aria-label={t('understood.label')} className="flex flex-wrap items-center gap-2">
        <li aria-hidden className="text-sm text-stone-600">
          {t('understood.label')}
        </li>
        {parts.map((part) => {
          const label = labelOf(part);
          return (
            <li key={part.id}>
              <Chip to={href(part.id)} name={t('understood.remove', { part: label })}>
                <bdi>{label}</bdi>
              </Chip>
            </li>
          );
        })}
      </ul>
      {people !== undefined && (
        <p className="text-sm text-stone-600">
          {people.space === 'housing'
            ? t('understood.workers', { area: areaOf(each) })
            : t('understood.staff', { area: areaOf(each) })}
        </p>
      )}
      {unused !== undefined && (
        <p className="text-sm text-stone-600">
          <Trans t={t} i18nKey="understood.unused" values={{ words: unused }} components={{ words: <bdi /> }} />
        </p>
      )}
    </div>
  );
}
