import { completenessOf } from '@manzil/core/listings/completeness';
import { listedFields } from '@manzil/core/listings/fields';
import { typeOf } from '@manzil/core/listings/deal';
import { blankOf } from '@manzil/core/platform/blank';
import type { Language } from '@manzil/core/platform/language';
import type { AdminProperty } from '@manzil/core/listings/store/admin-property-reader';
import type { Facet } from '@manzil/core/listings/store/facet-reader';
import type { PropertyDetail } from '@manzil/core/listings/store/property-reader';
import type { ListedRow } from '@manzil/core/listings/store/listed-row';
import type { PropertyRow } from '@manzil/core/listings/store/property-row';
import type { components } from '@manzil/contract/api';

const shown = ['id', ...listedFields, 'kind', 'dealUnsure', 'source', 'createdAt', 'updatedAt'] as readonly (keyof Omit<
  PropertyRow,
  'version'
>)[];

const blank = blankOf([...shown, 'subType', 'type']);

export function presentProperty(row: PropertyRow): components['schemas']['Property'] {
  const shownRow: Record<string, unknown> = { ...blank };
  for (const name of shown) shownRow[name] = row[name];
  // 0 is how "price on request" is kept
  if (Number(row.price) === 0) shownRow['price'] = null;
  shownRow['subType'] = row.subcategory;
  shownRow['type'] = typeOf(row.deal);
  return shownRow as components['schemas']['Property'];
}

export function presentListed(row: ListedRow): components['schemas']['ListedProperty'] {
  return Object.assign(presentProperty(row), { agent: row.agent });
}

export function presentPropertyDetail(row: PropertyDetail): components['schemas']['PropertyDetail'] {
  const { agent, plans, imageTexts } = row;
  return { ...presentProperty(row), agent, plans, imageTexts };
}

/** @param lacking of the listings those that a mandate in force would have to let through */
export function presentCompleteness(
  row: PropertyRow,
  lacking: ReadonlySet<number>,
): components['schemas']['Completeness'] {
  return { ...completenessOf(row), waits: row.waitsToPublish, needsMandate: lacking.has(row.id) };
}

export function presentAdminProperty(found: AdminProperty): components['schemas']['AdminProperty'] {
  const { property, plans, imageTexts, overrides, agentName, presses, lacking } = found;
  return {
    property: presentProperty(property),
    version: property.version,
    plans,
    imageTexts,
    overrides,
    agentName,
    presses,
    completeness: presentCompleteness(property, lacking),
  };
}

export function presentFacets(
  facets: readonly Facet[],
  labelOf: (value: string, language: Language) => string,
  language: Language,
): components['schemas']['Facet'][] {
  return facets.map(({ value, count }) => ({ value, label: labelOf(value, language), count }));
}
