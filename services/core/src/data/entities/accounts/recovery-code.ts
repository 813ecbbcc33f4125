import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, moment } from '../columns.ts';
import { User } from './user.ts';

/** In place of a lost factor, each once. Only hashes are stored. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    codeHash: p.text().unique().hidden(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
});
