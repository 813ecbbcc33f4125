import { defineEntity, p } from '@mikro-orm/core';
import { roles } from '../../domain/user.ts';
import { createdAt, id, text, updatedAt } from './columns.ts';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: id(),
    email: p.text().unique(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    role: p.enum(roles).default('user'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
