import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, updatedAt, version } from '../columns.ts';

/** People of the office whom somebody leads. */
export const Team = defineEntity({
  name: 'Team',
  tableName: 'teams',
  properties: {
    id: id(),
    name: p.text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
