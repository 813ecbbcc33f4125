import { defineEntity, p } from '@mikro-orm/core';
import { count, createdAt, id, updatedAt, version } from '../columns.ts';

export const SocialMediaLink = defineEntity({
  name: 'SocialMediaLink',
  tableName: 'social_media_links',
  properties: {
    id: id(),
    platform: p.string().length(50).unique(),
    url: p.string().length(500),
    displayName: p.string().length(100).nullable(),
    icon: p.string().length(100).nullable(),
    isActive: p.boolean().default(true),
    sortOrder: count(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
