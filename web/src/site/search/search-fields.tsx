import type { RoomsParam } from '@manzil/core/listings/filter-params';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Facet, PropertyFacets } from '#lib/listings/types.ts';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { Field, Select } from '#ui/field.tsx';

interface FacetFieldProps {
  facets: PropertyFacets | undefined;
  value: string | undefined;
}

export function CategoryField({ withCounts = false, ...rest }: FacetFieldProps & { withCounts?: boolean }) {
  return <FacetSelect name="category" list="categories" withCounts={withCounts} {...rest} />;
}

export function SubTypeField(props: FacetFieldProps) {
  return <FacetSelect name="subType" list="subCategories" withCounts {...props} />;
}

interface FacetSelectProps extends FacetFieldProps {
  name: 'category' | 'subType';
  list: 'categories' | 'subCategories';
  withCounts: boolean;
}

function FacetSelect({ name, list, withCounts, facets, value }: FacetSelectProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const chosen = value?.toLowerCase() ?? '';
  const choices = facets?.[list] ?? [];
  // counts may still belong to the search before
  const isMissing = facets !== undefined && chosen !== '' && choices.every((facet) => facet.value !== chosen);
  const label = (facet: Facet) =>
    withCounts
      ? t('optionWithCount', { label: facet.label, number: formatNumber(facet.count, language) })
      : facet.label;
  return (
    <Field label={t(name === 'category' ? 'category' : 'type')}>
      <Select name={name} defaultValue={chosen} key={facets === undefined ? 'none' : 'loaded'}>
        <option value="">{t('all')}</option>
        {choices.map((facet) => (
          <option key={facet.value} value={facet.value}>
            {label(facet)}
          </option>
        ))}
        {isMissing && (
          <option key={chosen} value={chosen}>
            {value}
          </option>
        )}
      </Select>
    </Field>
  );
}

interface CountFieldProps {
  name: RoomsParam;
  options: readonly string[];
  value: string | undefined;
}

/** The last option means at least so many. */
export function CountField({ name, options, value }: CountFieldProps) {
  const { nameOf } = useListingWords();
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const label = (option: string) => {
    const number = formatNumber(Number.parseInt(option, 10), language);
    return option.endsWith('+') ? `${number}+` : number;
  };
  return (
    <Field label={nameOf(name)}>
      <Select name={name} defaultValue={value ?? ''}>
        <option value="">{t('any')}</option>
        {withCurrent(options, value).map((option) => (
          <option key={option} value={option}>
            {label(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const withCurrent = (options: readonly string[], value: string | undefined): readonly string[] =>
  value === undefined || options.includes(value)
    ? options
    : [...options, value].toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
