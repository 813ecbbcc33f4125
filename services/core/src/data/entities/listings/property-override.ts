import { defineEntity, p } from '@mikro-orm/core';
import type { CrmOwnedField } from '../../../listings/fields.ts';
import { Property } from './property.ts';

export const PropertyOverride = defineEntity({
  name: 'PropertyOverride',
  tableName: 'property_overrides',
  primaryKeys: ['property', 'field'],
  properties: {
    property: () => p.manyToOne(Property).primary().ref().deleteRule('cascade'),
    field: p.text().primary().$type<CrmOwnedField>(),
    /** For when the field is given back to the CRM. */
    crmValue: p.json<unknown>().columnType('jsonb').nullable(),
    /** `users.id`, as long as there is one. */
    setBy: p.integer().nullable(),
    setAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
