import { completenessOf, fieldOfPart, type MissingPart } from '@manzil/core/listings/completeness';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { propertySummaryQuery } from '../api/admin-properties.ts';
import { MissingList } from '../completeness/missing-list.tsx';
import { toBody, type FieldName, type FormValues } from './form-values.ts';

/** Where pictures are added. */
export const pictureSection = 'property-pictures';

/** Of what is typed, as it is typed: each missing part leads to its field. */
export function FormCompleteness() {
  const { control, setFocus } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const { data: summary } = useQuery(propertySummaryQuery);
  const { score, missing } = completenessOf(toBody(values));
  const lead = (part: MissingPart): void => {
    if (part === 'images') document.querySelector<HTMLElement>(`#${pictureSection} button`)?.focus();
    else setFocus(fieldOfPart(part) as FieldName);
  };
  return <MissingList score={score} missing={missing} minimum={summary?.minimum ?? null} onPart={lead} />;
}
