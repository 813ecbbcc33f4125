import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, updatedAt, version } from '../columns.ts';

export const IntegrationSetting = defineEntity({
  name: 'IntegrationSetting',
  tableName: 'integration_settings',
  properties: {
    id: id(),
    platform: p.string().length(50).unique(),
    enabled: p.boolean().default(false),
    /** Secrets inside are encrypted. */
    config: p.json<Record<string, unknown>>().columnType('json').defaultRaw("'{}'"),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
