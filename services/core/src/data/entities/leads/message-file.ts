import { defineEntity, p } from '@mikro-orm/core';
import { privateFileTypes } from '../../../platform/private-file.ts';
import { User } from '../accounts/user.ts';
import { createdAt } from '../columns.ts';
import { LeadMessage } from './lead-message.ts';
import { Lead } from './lead.ts';

/** Goes with an e-mail. For reading and adding by statements: nobody loads contents by the way. */
export const MessageFile = defineEntity({
  name: 'MessageFile',
  tableName: 'lead_message_files',
  properties: {
    id: p.uuid().primary(),
    lead: () => p.manyToOne(Lead).ref().deleteRule('cascade'),
    /** None: added to a message that is still being written. */
    message: () => p.manyToOne(LeadMessage).ref().nullable().deleteRule('cascade'),
    author: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    name: p.text(),
    mediaType: p.enum(privateFileTypes),
    size: p.integer(),
    content: p.blob(),
    createdAt: createdAt(),
  },
});
