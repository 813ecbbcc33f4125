import { crmOwnedFields } from '@manzil/core/listings/fields';
import { createContext, use } from 'react';
import type { AdminProperty } from '../api/admin-properties.ts';
import type { CrmOwnedField } from '../api/write-property.ts';

export type Override = AdminProperty['overrides'][number];

export interface FormContextValue {
  fromCrm: boolean;
  overrides: readonly Override[];
  release: (field: CrmOwnedField) => Promise<void>;
  releasing: boolean;
}

export const FormContext = createContext<FormContextValue>({
  fromCrm: false,
  overrides: [],
  release: () => Promise.resolve(),
  releasing: false,
});

export const useFormContextValue = (): FormContextValue => use(FormContext);

export const crmOwned: ReadonlySet<string> = new Set(crmOwnedFields);
