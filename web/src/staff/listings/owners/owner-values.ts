import type { Owner, OwnerCreate } from './api/owners.ts';

export interface OwnerValues {
  kind: Owner['kind'];
  name: string;
  phone: string;
  email: string;
  documentNumber: string;
  language: Owner['language'];
  note: string;
}

export const startValues = (owner: Owner | null): OwnerValues => ({
  kind: owner?.kind ?? 'person',
  name: owner?.name ?? '',
  phone: owner?.phone ?? '',
  email: owner?.email ?? '',
  documentNumber: owner?.documentNumber ?? '',
  language: owner?.language ?? 'ar',
  note: owner?.note ?? '',
});

const orNone = (text: string): string | null => text.trim() || null;

/** What the reader is not shown is left as it is. */
export function toBody(values: OwnerValues, masked: Owner['masked']): OwnerCreate {
  const { kind, name, language } = values;
  return {
    kind,
    name: name.trim(),
    language,
    documentNumber: orNone(values.documentNumber),
    note: orNone(values.note),
    ...(!masked.includes('phone') && { phone: orNone(values.phone) }),
    ...(!masked.includes('email') && { email: orNone(values.email) }),
  };
}
