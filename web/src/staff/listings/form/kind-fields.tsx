import { dealOfStatus, deals, statusUnder, type Deal } from '@manzil/core/listings/deal';
import { kindOfWord, kindsOf, wordOfKind, type Kind } from '@manzil/core/listings/kinds';
import { propertyStatuses } from '@manzil/core/listings/property';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { propertySummaryQuery } from '../api/admin-properties.ts';
import { kindWord } from '#staff-lib/listings/kind-word.ts';
import { kindName } from '../property-words.ts';
import { ChoiceField } from './form-fields.tsx';
import type { FormValues } from './form-values.ts';

const usualCategories = ['residential', 'commercial', 'industrial', 'retail', 'office', 'hospitality'];

/** A deal that changes takes the status along. @param unsure the source did not say it */
export function DealFields({ unsure }: { unsure: boolean }) {
  const { t } = useTranslation('adminProperties');
  const { control, setValue } = useFormContext<FormValues>();
  const [deal, status] = useWatch({ control, name: ['deal', 'status'] });
  const fitting = propertyStatuses.filter((one) => deal === '' || statusUnder(one, deal as Deal) === one);
  const offered = fitting.filter((one) => one !== 'available' || status === 'available');
  const follow = (next: string): void => {
    if (next !== '') setValue('status', statusUnder(status, next as Deal), { shouldDirty: true });
  };
  return (
    <>
      <ChoiceField
        name="deal"
        required
        none={t('form.choose')}
        onChanged={follow}
        {...(unsure && { hint: t('form.dealUnsure') })}
        options={deals.map((one) => [one, t(`deal.${one}`)])}
      />
      <ChoiceField
        name="status"
        required
        validate={(value) =>
          deal === '' || [null, deal].includes(dealOfStatus(value as FormValues['status'])) || t('invalid.status')
        }
        options={offered.map((one) => [one, t(`status.${one}`)])}
      />
    </>
  );
}

/** A kind that does not hang on the chosen category is not offered; a sub-type that is no known kind stays until another is chosen. */
export function KindFields() {
  const { t } = useTranslation('adminProperties');
  const { control, setValue } = useFormContext<FormValues>();
  const [category, subcategory] = useWatch({ control, name: ['category', 'subcategory'] });
  const { data: summary } = useQuery(propertySummaryQuery);
  const categories = [
    ...new Set([...usualCategories, ...(summary?.categories ?? []).map(({ value }) => value.toLowerCase())]),
  ];
  const chosen = kindOfWord(subcategory);
  const follow = (next: string): void => {
    if (chosen !== null && !kindsOf(next).includes(chosen)) setValue('subcategory', '', { shouldDirty: true });
  };
  const offered = kindsOf(category);
  // the word of the chosen kind stays as it is: it may say more than the kind
  const option = (kind: Kind) => [kind === chosen ? subcategory : wordOfKind(kind), kindName(t, kind)] as const;
  return (
    <>
      <ChoiceField
        name="category"
        none={t('form.none')}
        onChanged={follow}
        options={[
          ...categories,
          ...(category === '' || categories.includes(category.toLowerCase()) ? [] : [category]),
        ].map((value) => [value === category.toLowerCase() ? category : value, kindWord(t, 'category', value)])}
      />
      <ChoiceField
        name="subcategory"
        none={t('form.none')}
        hint={t('form.subcategoryHint')}
        options={[
          ...offered.map(option),
          ...(chosen !== null && !offered.includes(chosen) ? [option(chosen)] : []),
          ...(chosen === null && subcategory !== ''
            ? [[subcategory, t('form.unknownKind', { word: subcategory })] as const]
            : []),
        ]}
      />
    </>
  );
}
