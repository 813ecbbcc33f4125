/** A listing as readers give it. */
import type { PropertyStatus } from '../property.ts';
import { selectList } from '../../data/columns.ts';

const names = [
  'id',
  'referenceId',
  'title',
  'titleAr',
  'description',
  'descriptionAr',
  'price',
  'currency',
  'type',
  'category',
  'subcategory',
  'status',
  'bedrooms',
  'bathrooms',
  'area',
  'areaUnit',
  'address',
  'city',
  'state',
  'zipCode',
  'latitude',
  'longitude',
  'images',
  'features',
  'source',
  'agentId',
  'isFeatured',
  'isActive',
  'version',
  'createdAt',
  'updatedAt',
] as const;

/** Of the table alias `p`. */
export const propertyColumns = selectList('p', names);

export interface PropertyRow {
  id: number;
  /** The CRM's own for listings from the CRM. */
  referenceId: string | null;
  title: string;
  titleAr: string | null;
  description: string | null;
  descriptionAr: string | null;
  /** Decimal text with two places, per month for a rent. */
  price: string;
  currency: string;
  type: string;
  category: string | null;
  subcategory: string | null;
  status: PropertyStatus;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Square metres. */
  area: number | null;
  areaUnit: string;
  address: string;
  city: string;
  state: string | null;
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
  images: string[];
  features: string[];
  source: string;
  agentId: number | null;
  isFeatured: boolean;
  isActive: boolean;
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}
