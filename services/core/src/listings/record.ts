/** As a CRM gives or takes it. */
import type { PlanRoom } from './property.ts';
import { fieldEntries, type CrmOwnedField, type ListingFields, type ListingValues } from './fields.ts';

/** `picture` is an address of `pictures`. */
export interface RecordPlan {
  picture: string;
  rooms: PlanRoom[];
}

/** Pictures and the agent have other names. */
export type RecordField = Exclude<CrmOwnedField, 'images' | 'plans'> | 'titleAr' | 'descriptionAr';
export const recordFields = fieldEntries
  .filter(([name, { owner }]) => owner !== 'staff' && name !== 'images' && name !== 'plans' && name !== 'agentId')
  .map(([name]) => name as RecordField);

/** Degrees stay text: a floating point number would change them. */
type RecordValues = {
  [K in RecordField]: ListingFields[K] extends { kind: 'degrees' } ? string | null : ListingValues[K];
};

/** `version` and `modifiedAt` are the CRM's own. */
export interface ListingRecord extends RecordValues {
  reference: string;
  version: number;
  /** ISO 8601, UTC. */
  modifiedAt: string;
  /** Absolute, on the provider's own host. */
  pictures: string[];
  /** Which of `pictures` are floor plans. */
  plans: RecordPlan[];
  agentEmail: string | null;
  createdAt: string | null;
}
