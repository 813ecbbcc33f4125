/** A listing, as the agency shows it. Money is QAR as a decimal string, areas are square metres. */

export const propertyStatuses = ['for_sale', 'for_rent', 'sold', 'rented', 'available'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

export const propertySorts = ['newest', 'oldest', 'price-low', 'price-high'] as const;
export type PropertySort = (typeof propertySorts)[number];

/** A listing as a CRM gives or takes it; `version` and `modifiedAt` are the CRM's own. */
export interface ListingRecord {
  reference: string;
  version: number;
  /** ISO 8601, UTC. */
  modifiedAt: string;
  title: string;
  titleAr: string | null;
  description: string | null;
  descriptionAr: string | null;
  price: string;
  currency: string;
  /** `Rent` or `Sell`. */
  type: string;
  status: PropertyStatus;
  category: string | null;
  subcategory: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  area: number | null;
  areaUnit: string;
  address: string;
  city: string;
  state: string | null;
  zipCode: string | null;
  latitude: string | null;
  longitude: string | null;
  /** Absolute addresses on the provider's own host. */
  pictures: string[];
  features: string[];
  agentEmail: string | null;
  createdAt: string | null;
}

/** Fields that the CRM owns for a listing of source `crm`, unless staff overrode them here. */
export const crmOwnedFields = [
  'title',
  'description',
  'price',
  'currency',
  'type',
  'status',
  'category',
  'subcategory',
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
] as const;
export type CrmOwnedField = (typeof crmOwnedFields)[number];

/** What a picture shows, in both languages; empty where nobody has said it. */
export interface PictureText {
  url: string;
  en: string;
  ar: string;
}
