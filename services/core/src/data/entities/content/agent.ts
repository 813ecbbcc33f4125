import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, text, updatedAt, version } from '../columns.ts';
import { User } from '../accounts/user.ts';

export const Agent = defineEntity({
  name: 'Agent',
  tableName: 'agents',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    name: p.text(),
    nameAr: text(),
    title: p.text(),
    titleAr: text(),
    bio: text(),
    bioAr: text(),
    phone: text(),
    email: text(),
    whatsappNumber: text(),
    specialization: text(),
    specializationAr: text(),
    imageUrl: text(),
    isActive: p.boolean().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
