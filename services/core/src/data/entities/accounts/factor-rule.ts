import { defineEntity, p } from '@mikro-orm/core';
import { updatedAt } from '../columns.ts';

/** Whether a role needs a second factor; without a row its default holds. */
export const FactorRule = defineEntity({
  name: 'FactorRule',
  tableName: 'factor_rules',
  properties: {
    role: p.text().primary(),
    needed: p.boolean(),
    updatedAt: updatedAt(),
  },
});
