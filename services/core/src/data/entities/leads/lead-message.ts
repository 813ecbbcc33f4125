import { defineEntity, p } from '@mikro-orm/core';
import { messageChannels } from '../../../leads/message.ts';
import { languages } from '../../../platform/language.ts';
import { User } from '../accounts/user.ts';
import { id, text } from '../columns.ts';
import { Lead } from './lead.ts';

/** What staff wrote to the person behind a lead from here. */
export const LeadMessage = defineEntity({
  name: 'LeadMessage',
  tableName: 'lead_messages',
  properties: {
    id: id(),
    lead: () => p.manyToOne(Lead).ref().deleteRule('cascade'),
    channel: p.enum(messageChannels),
    /** Of one press of the button. */
    key: p.uuid(),
    language: p.enum(languages),
    /** Of an e-mail. */
    subject: text(),
    text: p.text(),
    author: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
