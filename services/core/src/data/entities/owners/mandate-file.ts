import { defineEntity, p } from '@mikro-orm/core';
import { privateFileTypes } from '../../../platform/private-file.ts';
import { createdAt } from '../columns.ts';
import { Mandate } from './mandate.ts';

/** For reading and adding by statements: nobody loads contents by the way. */
export const MandateFile = defineEntity({
  name: 'MandateFile',
  tableName: 'mandate_files',
  properties: {
    id: p.uuid().primary(),
    mandate: () => p.manyToOne(Mandate).ref().deleteRule('cascade'),
    name: p.text(),
    mediaType: p.enum(privateFileTypes),
    size: p.integer(),
    content: p.blob(),
    createdAt: createdAt(),
  },
});
