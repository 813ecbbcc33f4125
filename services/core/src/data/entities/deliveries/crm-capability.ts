import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../columns.ts';

/** Only crm-capabilities.ts writes it. */
export const CrmCapability = defineEntity({
  name: 'CrmCapability',
  tableName: 'crm_capabilities',
  properties: {
    provider: p.text().primary(),
    capabilities: p.json(),
    discoveredAt: createdAt(),
  },
});
