import { type Language, withPrefix } from '#i18n/language.ts';
import { absoluteAddress } from '#lib/absolute-address.ts';
import type { Property } from '#lib/listings/types.ts';

/** In the page's language. */
interface Wording {
  title: string;
  description: string | null;
}

const over = new Set(['sold', 'rented']);
/** Anything without a schema.org type is a place. */
const places: Partial<Record<NonNullable<Property['kind']>, string>> = {
  apartment: 'Apartment',
  'hotel-apartment': 'Apartment',
  studio: 'Apartment',
  penthouse: 'Apartment',
  duplex: 'Apartment',
  villa: 'House',
  townhouse: 'House',
};

/** In riyals, whatever the visitor chose. */
export function realEstateListing(
  property: Property,
  { title, description }: Wording,
  language: Language,
  origin: string,
): object {
  const url = origin + withPrefix(language, `/properties/${String(property.id)}`);
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title,
    ...(description === null ? {} : { description: description.slice(0, 1_000) }),
    inLanguage: language,
    datePosted: property.createdAt,
    dateModified: property.updatedAt,
    ...(property.images.length === 0
      ? {}
      : { image: property.images.slice(0, 6).flatMap((image) => absoluteAddress(image, origin) ?? []) }),
    offers: offer(property, url, origin),
    mainEntity: place(property, title),
  };
}

function offer(property: Property, url: string, origin: string): object {
  const rent = property.deal === 'rent';
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${over.has(property.status) ? 'SoldOut' : 'InStock'}`,
    ...(property.price === null ? {} : price(property.price, rent)),
    offeredBy: { '@id': `${origin}/#agency`, '@type': 'RealEstateAgent' },
  };
}

function price(amount: string, monthly: boolean): object {
  const riyals = { price: Number(amount), priceCurrency: 'QAR' };
  if (!monthly) return riyals;
  const month = { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' };
  return {
    ...riyals,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...riyals, referenceQuantity: month },
  };
}

function place(property: Property, name: string): object {
  const kind = (property.kind && places[property.kind]) ?? 'Place';
  const home = kind !== 'Place';
  const square = { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' };
  const known = (value: number | null): value is number => value !== null && value > 0;
  return {
    '@type': kind,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: property.address,
      addressLocality: property.city,
      addressCountry: 'QA',
    },
    ...(property.latitude === null || property.longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude } }),
    ...(known(property.area)
      ? home
        ? { floorSize: square }
        : { additionalProperty: { '@type': 'PropertyValue', name: 'floorSize', value: property.area, unitCode: 'MTK' } }
      : {}),
    ...(home && known(property.bedrooms) ? { numberOfBedrooms: property.bedrooms } : {}),
    ...(home && known(property.bathrooms) ? { numberOfBathroomsTotal: property.bathrooms } : {}),
    ...(property.features.length === 0
      ? {}
      : {
          amenityFeature: property.features
            .slice(0, 30)
            .map((feature) => ({ '@type': 'LocationFeatureSpecification', name: feature, value: true })),
        }),
  };
}
