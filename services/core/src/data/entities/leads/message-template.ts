import { defineEntity, p } from '@mikro-orm/core';
import { templateKinds } from '../../../leads/message-template.ts';
import { createdAt, id, text, updatedAt, version } from '../columns.ts';

/** A text that staff send again and again, in both languages. */
export const MessageTemplate = defineEntity({
  name: 'MessageTemplate',
  tableName: 'message_templates',
  properties: {
    id: id(),
    kind: p.enum(templateKinds),
    name: p.text(),
    nameAr: p.text(),
    /** Of an e-mail. */
    subject: text(),
    subjectAr: text(),
    text: p.text(),
    textAr: p.text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
