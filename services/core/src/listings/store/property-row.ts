/** A listing as readers give it. */
import { fieldNames, type ListingValues } from '../fields.ts';
import { selectList } from '../../data/columns.ts';

/** Of the table alias `p`. */
export const propertyColumns = selectList('p', [
  'id',
  ...fieldNames.filter((name) => name !== 'imageTexts'),
  'source',
  'version',
  'createdAt',
  'updatedAt',
]);

/** What the pictures show is read where it is needed. */
export interface PropertyRow extends Omit<ListingValues, 'imageTexts'> {
  id: number;
  /** `crm` or `manual`. */
  source: string;
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}
