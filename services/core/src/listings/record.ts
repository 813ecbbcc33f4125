/** A listing as a CRM gives or takes it. */
import { fieldEntries, type CrmOwnedField, type ListingFields, type ListingValues } from './fields.ts';

/** Fields that a record has under the same name. Pictures and the agent have their own there. */
export type RecordField = Exclude<CrmOwnedField, 'images'> | 'titleAr' | 'descriptionAr';
export const recordFields = fieldEntries
  .filter(([name, { owner }]) => owner !== 'staff' && name !== 'images' && name !== 'agentId')
  .map(([name]) => name as RecordField);

/** Decimals are text: as a CRM sent them, without what a floating point number makes of them. */
type RecordValues = {
  [K in RecordField]: ListingFields[K] extends { kind: 'degrees' } ? string | null : ListingValues[K];
};

/** `version` and `modifiedAt` are the CRM's own. */
export interface ListingRecord extends RecordValues {
  reference: string;
  version: number;
  /** ISO 8601, UTC. */
  modifiedAt: string;
  /** Absolute addresses on the provider's own host. */
  pictures: string[];
  agentEmail: string | null;
  createdAt: string | null;
}
