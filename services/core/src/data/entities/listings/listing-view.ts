import { defineEntity, p } from '@mikro-orm/core';
import { Property } from './property.ts';

/** How often the page of a listing was opened on a day of Doha. */
export const ListingView = defineEntity({
  name: 'ListingView',
  tableName: 'listing_views',
  primaryKeys: ['property', 'day'],
  properties: {
    property: () => p.manyToOne(Property).primary().ref().deleteRule('cascade'),
    day: p.date().primary(),
    count: p.integer().default(0),
  },
});
