import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../columns.ts';

export const CrmCapability = defineEntity({
  name: 'CrmCapability',
  tableName: 'crm_capabilities',
  properties: {
    provider: p.text().primary(),
    capabilities: p.json(),
    discoveredAt: createdAt(),
  },
});
