import type { Language } from '@manzil/core/leads/lead';
import type { AdminProperty } from '@manzil/core/listings/store/admin-property-reader';
import type { Facet } from '@manzil/core/listings/store/facet-reader';
import type { PropertyDetail } from '@manzil/core/listings/store/property-reader';
import type { PropertyRow } from '@manzil/core/listings/store/property-row';
import { presentAgent } from '../team/presenter.ts';
import type { components } from '../contract/generated.ts';

/** A listing as anybody may see it. */
export function presentProperty(row: PropertyRow): components['schemas']['Property'] {
  return {
    id: row.id,
    referenceId: row.referenceId,
    title: row.title,
    titleAr: row.titleAr,
    description: row.description,
    descriptionAr: row.descriptionAr,
    // a price of nothing is how "price on request" is kept
    price: Number(row.price) === 0 ? null : row.price,
    currency: row.currency,
    type: row.type,
    category: row.category,
    subcategory: row.subcategory,
    subType: row.subcategory,
    status: row.status,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    areaUnit: row.areaUnit,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    latitude: row.latitude,
    longitude: row.longitude,
    images: row.images,
    features: row.features,
    source: row.source,
    agentId: row.agentId,
    isFeatured: row.isFeatured,
    isActive: row.isActive,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** The same with the agent in charge. */
export function presentPropertyDetail(row: PropertyDetail): components['schemas']['PropertyDetail'] {
  const { agent, imageTexts } = row;
  return { ...presentProperty(row), agent: agent === null ? null : presentAgent(agent), imageTexts };
}

/** A listing as staff edit it. */
export function presentAdminProperty(found: AdminProperty): components['schemas']['AdminProperty'] {
  const { property, imageTexts, overrides, agentName } = found;
  return { property: presentProperty(property), version: property.version, imageTexts, overrides, agentName };
}

/** Values with what they are called. */
export function presentFacets(
  facets: readonly Facet[],
  labelOf: (value: string, language: Language) => string,
  language: Language,
): components['schemas']['Facet'][] {
  return facets.map(({ value, count }) => ({ value, label: labelOf(value, language), count }));
}
