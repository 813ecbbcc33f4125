import { defineEntity, p } from '@mikro-orm/core';
import { ruleActions } from '../../../leads/routing/rule.ts';
import { createdAt, id, textList, updatedAt, version } from '../columns.ts';

const numbers = () =>
  p
    .array((value) => Number(value))
    .columnType('integer[]')
    .defaultRaw("'{}'");
const words = () => textList().$type<string[]>().defaultRaw("'{}'");

/** Says whose a new enquiry is. An empty list asks for nothing. */
export const LeadRule = defineEntity({
  name: 'LeadRule',
  tableName: 'lead_rules',
  properties: {
    id: id(),
    name: p.text(),
    position: p.integer(),
    isActive: p.boolean().default(true),
    agentIds: numbers(),
    /** In small letters, as listings have them. */
    districts: words(),
    languages: words(),
    kinds: words(),
    /** From Sunday, 0. */
    days: numbers(),
    /** Minutes of the day in Doha; over midnight where the end is not after the start. */
    dutyFrom: p.integer().nullable(),
    dutyTo: p.integer().nullable(),
    action: p.enum(ruleActions),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
