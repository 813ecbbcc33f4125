import type { components } from '@manzil/contract/api';

export type Property = components['schemas']['ListedProperty'];
export type PropertyDetail = components['schemas']['PropertyDetail'];
export type PropertyList = components['schemas']['PropertyList'];
export type UnderstoodPart = components['schemas']['UnderstoodPart'];
export type PropertyFacets = components['schemas']['PropertyFacets'];
export type Facet = components['schemas']['Facet'];
export type PlanRoom = components['schemas']['PlanRoom'];
