import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, updatedAt, version } from '../columns.ts';

export const MetaTag = defineEntity({
  name: 'MetaTag',
  tableName: 'meta_tags',
  properties: {
    id: id(),
    platform: p.string().length(50).unique(),
    tagName: p.string().length(100).nullable(),
    content: p.string().length(500),
    isActive: p.boolean().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
