import { defineEntity, p } from '@mikro-orm/core';
import { ownerKinds } from '../../../owners/owner.ts';
import { languages } from '../../../platform/language.ts';
import { createdAt, id, moment, text, updatedAt, version } from '../columns.ts';

export const Owner = defineEntity({
  name: 'Owner',
  tableName: 'owners',
  properties: {
    id: id(),
    kind: p.enum(ownerKinds),
    /** Empty once erased. */
    name: p.text(),
    phone: text(),
    email: text(),
    /** Of a person the QID, of a company the commercial registration. */
    documentNumber: text(),
    language: p.enum(languages).default('en'),
    note: text(),
    erasedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
