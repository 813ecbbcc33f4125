import { defineEntity, p } from '@mikro-orm/core';
import { languages } from '../../../platform/language.ts';
import { createdAt, id, moment, text, updatedAt, version } from '../columns.ts';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: id(),
    email: p.text().unique(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    role: p.text().default('user'),
    disabledAt: moment(),
    /** Of the screens of staff; null: not chosen yet. */
    language: p.enum(languages).nullable(),
    /** Null once there is a new password. */
    passwordAskedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
