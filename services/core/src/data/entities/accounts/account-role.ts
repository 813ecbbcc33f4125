import { defineEntity, p } from '@mikro-orm/core';
import { contactRules } from '../../../accounts/contact-rules.ts';
import { createdAt, text, textList } from '../columns.ts';

/** What somebody may. A built-in one has its permissions in the code. */
export const AccountRole = defineEntity({
  name: 'AccountRole',
  tableName: 'roles',
  properties: {
    key: p.text().primary(),
    nameEn: text(),
    nameAr: text(),
    permissions: textList().$type<string[]>().defaultRaw("'{}'"),
    phoneRule: p.enum(contactRules).default('open'),
    emailRule: p.enum(contactRules).default('open'),
    isBuiltIn: p.boolean().default(false),
    createdAt: createdAt(),
  },
});
