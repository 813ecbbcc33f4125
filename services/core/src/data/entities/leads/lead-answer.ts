import { defineEntity, p } from '@mikro-orm/core';
import { answerKinds, bounceReasons } from '../../../mailbox/mailbox.ts';
import { id, text } from '../columns.ts';
import { LeadMessage } from './lead-message.ts';
import { Lead } from './lead.ts';

/** What the person behind a lead answered by e-mail, or a machine of theirs. */
export const LeadAnswer = defineEntity({
  name: 'LeadAnswer',
  tableName: 'lead_answers',
  properties: {
    id: id(),
    lead: () => p.manyToOne(Lead).ref().deleteRule('cascade'),
    message: () => p.manyToOne(LeadMessage).ref().nullable().deleteRule('cascade'),
    kind: p.enum(answerKinds),
    key: p.text(),
    sender: text(),
    senderName: p.text(),
    subject: p.text(),
    text: p.text(),
    isCut: p.boolean(),
    files: p.json<{ name: string; size: number }[]>(),
    moreFiles: p.integer().default(0),
    reason: p.enum(bounceReasons).nullable(),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
