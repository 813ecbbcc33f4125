import { crmOwnedFields } from '@manzil/core/listings/fields';
import { createContext, use } from 'react';
import type { AdminProperty } from '../api/admin-properties.ts';
import type { CrmOwnedField } from '../api/write-property.ts';

export type Override = AdminProperty['overrides'][number];

/** What the fields of the form know of the listing. */
export interface FormContextValue {
  /** True for a listing from the CRM. */
  fromCrm: boolean;
  overrides: readonly Override[];
  /** Gives a field back to the CRM; busy while one is on its way. */
  release: (field: CrmOwnedField) => Promise<void>;
  releasing: boolean;
}

export const FormContext = createContext<FormContextValue>({
  fromCrm: false,
  overrides: [],
  release: () => Promise.resolve(),
  releasing: false,
});

/** What the form knows, for one of its fields. */
export const useFormContextValue = (): FormContextValue => use(FormContext);

export const crmOwned: ReadonlySet<string> = new Set(crmOwnedFields);
