import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, moment } from '../columns.ts';
import { User } from './user.ts';

/** A WebAuthn credential. Its private key never leaves the person's device. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Base64url, as browsers send it. */
    credentialId: p.text().unique(),
    /** COSE, base64url. */
    publicKey: p.text(),
    /** Of uses, where the device counts: one that does not rise is a copy's. */
    counter: p.bigint('number'),
    transports: p.text(),
    name: p.text(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
});
