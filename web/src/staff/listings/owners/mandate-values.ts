import type { Mandate, MandateCreate } from './api/mandates.ts';

export interface MandateValues {
  /** 0: none is chosen. */
  ownerId: number;
  contractNumber: string;
  kind: Mandate['kind'];
  /** Days as the browser writes them. */
  signedOn: string;
  startsOn: string;
  endsOn: string;
  commissionKind: Mandate['commissionKind'];
  commission: string;
  note: string;
}

export const startValues = (mandate: Mandate | null): MandateValues => ({
  ownerId: mandate?.owner.id ?? 0,
  contractNumber: mandate?.contractNumber ?? '',
  kind: mandate?.kind ?? 'exclusive',
  signedOn: mandate?.signedOn ?? '',
  startsOn: mandate?.startsOn ?? '',
  endsOn: mandate?.endsOn ?? '',
  commissionKind: mandate?.commissionKind ?? 'months',
  commission: mandate === null ? '' : String(Number(mandate.commission)),
  note: mandate?.note ?? '',
});

/** @param plain the commission in Latin digits */
export const toBody = (values: MandateValues, plain: string): MandateCreate => ({
  ...values,
  contractNumber: values.contractNumber.trim(),
  commission: plain,
  note: values.note.trim() || null,
});

/** More than nothing, two decimals at most. */
export const isAmount = (plain: string): boolean => /^([1-9]\d{0,8}(\.\d{1,2})?|0\.(0[1-9]|[1-9]\d?))$/.test(plain);
