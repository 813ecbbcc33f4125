import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyFacets } from '#lib/listings/types.ts';
import { Field, Input, Select } from '#ui/field.tsx';

interface FacetFieldProps {
  facets: PropertyFacets | undefined;
  value: string | undefined;
}

/** City, community or building, as free text. */
export function LocationField({ value, hideLabel = false }: { value: string | undefined; hideLabel?: boolean }) {
  const { t } = useTranslation('search');
  return (
    <Field label={t('location')} hideLabel={hideLabel}>
      <Input type="search" name="city" maxLength={100} defaultValue={value} placeholder={t('locationPlaceholder')} />
    </Field>
  );
}

/** All, and the categories that the server has. */
export function CategoryField({ facets, value }: FacetFieldProps) {
  const { t } = useTranslation('search');
  return (
    <Field label={t('category')}>
      <Select name="category" defaultValue={value ?? ''} key={facets === undefined ? 'none' : 'loaded'}>
        <option value="">{t('all')}</option>
        {facets?.categories.map((category) => (
          <option key={category.value} value={category.value}>
            {category.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** All, and the sub-types with how many listings each has. */
export function SubTypeField({ facets, value }: FacetFieldProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  return (
    <Field label={t('type')}>
      <Select name="subType" defaultValue={value ?? ''} key={facets === undefined ? 'none' : 'loaded'}>
        <option value="">{t('all')}</option>
        {facets?.subCategories.map((type) => (
          <option key={type.value} value={type.value}>
            {t('optionWithCount', { label: type.label, number: formatNumber(type.count, language) })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface CountFieldProps {
  name: 'bedrooms' | 'bathrooms';
  options: readonly string[];
  value: string | undefined;
}

/** Any, or a number of rooms; the last one means at least so many. */
export function CountField({ name, options, value }: CountFieldProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const label = (option: string) => {
    const number = formatNumber(Number.parseInt(option, 10), language);
    return option.endsWith('+') ? `${number}+` : number;
  };
  return (
    <Field label={t(name)}>
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

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice';
  options: readonly string[];
  value: string | undefined;
}

/** A bound of the price from the fixed choices; a bound that came with the address is one of them. */
export function PriceSelect({ name, options, value }: PriceFieldProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  return (
    <Field label={t(name)}>
      <Select name={name} defaultValue={value ?? ''}>
        <option value="">{t(name === 'minPrice' ? 'noMin' : 'noMax')}</option>
        {withCurrent(options, value).map((option) => (
          <option key={option} value={option}>
            {formatPrice(option, language)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface NumberFieldProps {
  name: 'minPrice' | 'maxPrice' | 'minArea' | 'maxArea';
  value: string | undefined;
}

/** A bound as a number of one's own. */
export function NumberField({ name, value }: NumberFieldProps) {
  const { t } = useTranslation('search');
  return (
    <Field label={t(name)}>
      <Input type="number" inputMode="numeric" min={0} max={99_999_999} name={name} defaultValue={value} />
    </Field>
  );
}

const withCurrent = (options: readonly string[], value: string | undefined): readonly string[] =>
  value === undefined || options.includes(value)
    ? options
    : [...options, value].toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
