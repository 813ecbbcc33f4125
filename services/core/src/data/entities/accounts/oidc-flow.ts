import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

/** Begun at the provider by a browser that holds its secret. */
export const OidcFlow = defineEntity({
  name: 'OidcFlow',
  tableName: 'oidc_flows',
  properties: {
    secretHash: p.text().primary(),
    /** Who links the own account; null: a sign-in. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    returnTo: p.text(),
    expiresAt: p.datetime().columnType('timestamptz').index(),
  },
});
