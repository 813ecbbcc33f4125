import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyFacets } from '#lib/listings/types.ts';
import { Field, Input } from '#ui/field.tsx';

interface LocationFieldProps {
  facets: PropertyFacets | undefined;
  value: string | undefined;
  hideLabel?: boolean;
}

/** With district suggestions by the browser. */
export function LocationField({ facets, value, hideLabel = false }: LocationFieldProps) {
  const { t } = useTranslation('search');
  const list = useId();
  return (
    <Field label={t('location')} hideLabel={hideLabel}>
      <Input
        type="search"
        name="city"
        maxLength={100}
        list={list}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="location-field"
        defaultValue={value}
        placeholder={t('locationPlaceholder')}
      />
      <datalist id={list}>
        {facets?.places.map(({ value: place, label }) => (
          <option key={place}>{label}</option>
        ))}
      </datalist>
    </Field>
  );
}
