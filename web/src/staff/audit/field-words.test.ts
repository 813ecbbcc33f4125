import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { auditWords } from '#i18n/en/staff/audit-words.ts';

const services = path.join(import.meta.dirname, '../../../../services');
const read = (file: string): string => readFileSync(path.join(services, file), 'utf8');

/** Kept by the log under the name of their column. */
const kept = [
  'accounts/user',
  'content/agent',
  'content/blog-post',
  'content/blog-category',
  'content/social-media-link',
  'content/meta-tag',
];
/** Of the row, never of a change. */
const own = new Set(['version', 'createdAt', 'updatedAt', 'seen']);
const columnsOf = (entity: string): string[] =>
  [...read(`core/src/data/entities/${entity}.ts`).matchAll(/^ {4}(\w+): /gm)].map(([, name = '']) => name);

/** What handlers and writers tell besides. */
const written = [
  'api/src/accounts/user-handlers.ts',
  'api/src/accounts/link-handlers.ts',
  'api/src/accounts/tokens/handlers.ts',
  'api/src/accounts/account-handlers.ts',
  'api/src/accounts/factors/factor-handlers.ts',
  'api/src/accounts/users/user-session-handlers.ts',
  'api/src/deliveries/reconciliation-handlers.ts',
  'api/src/leads/contact-handlers.ts',
  'core/src/listing-sync/store/pull-schedule-writer.ts',
  'core/src/people/store/crm-duty-store.ts',
  'core/src/people/store/retention-store.ts',
  'core/src/people/store/subscription-store.ts',
];
const told = (file: string): string[] =>
  [...read(file).matchAll(/\b(?:before|after)(?:: | = )\{ ([^{}]+) \}/g)].flatMap(([, names = '']) =>
    names.split(',').map((one) => one.trim().replace(/[:?].*$/s, '')),
  );

/** Bodies that the log keeps as they came. */
const bodies = [
  'LeadRuleContent',
  'LeadRulePerson',
  'TeamContent',
  'TeamMember',
  'RoutingChoices',
  'LeadStagePlan',
  'OwnerCreate',
  'MandateCreate',
  'MandateEnd',
  'OfficeSettingsChange',
  'OfficeHours',
  'OfficeHoliday',
  'OfficePosition',
  'OpenRange',
  'SetupChange',
  'PublishingSettings',
  'SavedViewCreate',
  'LeadPatch',
];
const contract = JSON.parse(readFileSync(path.join(services, '../openapi/generated/api.json'), 'utf8')) as {
  components: { schemas: Record<string, { properties?: object }> };
};
const partsOf = (body: string): string[] => {
  const parts = Object.keys(contract.components.schemas[body]?.properties ?? {});
  if (parts.length === 0) throw new Error(`the contract has no ${body}`);
  return parts;
};

it('every field of a change has a name for people [M-1164]', () => {
  const names = [...kept.flatMap(columnsOf), ...written.flatMap(told), ...bodies.flatMap(partsOf)].filter(
    (name) => /^\w+$/.test(name) && !own.has(name),
  );
  expect(names).toEqual(expect.arrayContaining(['disabledAt', 'scheduleTime', 'months', 'days', 'answerMinutes']));
  expect([...new Set(names)].filter((name) => !(name in auditWords.fields))).toEqual([]);
});
