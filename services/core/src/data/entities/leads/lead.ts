import { defineEntity, p } from '@mikro-orm/core';
import { languages } from '../../../platform/language.ts';
import { leadSources, leadStatuses } from '../../../leads/lead.ts';
import { Agent } from '../content/agent.ts';
import { createdAt, id, moment, text, updatedAt, version } from '../columns.ts';
import { Contact } from './contact.ts';
import { Property } from '../listings/property.ts';
import { User } from '../accounts/user.ts';
import { LeadStage } from './lead-stage.ts';
import { LostReason } from './lost-reason.ts';

export const Lead = defineEntity({
  name: 'Lead',
  tableName: 'leads',
  properties: {
    id: id(),
    /** The person; found by the database (migration 100). */
    contact: () => p.manyToOne(Contact).ref(),
    firstName: p.text(),
    lastName: p.text().default(''),
    email: p.text(),
    phone: text(),
    message: text(),
    source: p.enum(leadSources),
    property: () => p.manyToOne(Property).ref().nullable().deleteRule('set null'),
    agent: () => p.manyToOne(Agent).ref().nullable().deleteRule('set null'),
    /** The stage's: the database keeps both in agreement. */
    status: p.enum(leadStatuses).default('new'),
    stage: () => p.manyToOne(LeadStage).ref(),
    lostReason: () => p.manyToOne(LostReason).ref().nullable().deleteRule('set null'),
    referenceId: p.text().unique(),
    crmSynced: p.boolean().default(false),
    crmId: text(),
    crmSyncedAt: moment(),
    crmSyncError: text(),
    followUpAt: moment(),
    firstTouchedAt: moment(),
    assignee: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    page: text(),
    language: p.enum(languages).default('en'),
    consentPolicyVersion: text(),
    consentMarketing: p.boolean().default(false),
    consentAt: moment(),
    /** Of the text that was shown (leads/consent-texts.ts), in the lead's language. */
    consentTextVersion: text(),
    /** Of what the CRM is told: rises with the status alone. */
    version: p.integer().default(1),
    /** From this version on it stands with its person at the CRM, and with none of those people (migration 106). */
    movedVersion: p.integer().nullable(),
    movedFrom: p
      .array((typed) => Number(typed))
      .$type<number[]>()
      .columnType('integer[]')
      .nullable(),
    /** Of the work of staff. */
    revision: version(),
    /** What says whose it was is gone. */
    anonymisedAt: moment(),
    idempotencyKey: p.text().nullable().unique(),
    idempotencyFingerprint: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
