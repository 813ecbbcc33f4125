import { contactExists, invalidProperties, notFound, type InvalidProperty, valueTaken } from './errors.ts';

export const objectTypes = ['contacts', 'deals', 'tickets'] as const;
export type ObjectType = (typeof objectTypes)[number];

export interface StoredRecord {
  id: string;
  type: ObjectType;
  properties: Record<string, string>;
  createdAt: number;
  updatedAt: number;
  archived: boolean;
  /** As unique as the first. */
  otherEmails: string[];
  contacts: string[];
  /** Before the last change, for readers who see it late. */
  contactsBefore: string[];
  /** In the search's index; null before. */
  indexed: { properties: Record<string, string>; updatedAt: number } | null;
}

export interface PropertyDefinition {
  name: string;
  label: string;
  type: string;
  fieldType: string;
  groupName: string;
  hasUniqueValue: boolean;
  hubspotDefined: boolean;
}

export interface Pipeline {
  id: string;
  label: string;
  stages: { id: string; label: string }[];
}

const usualProperties: Readonly<Record<ObjectType, readonly string[]>> = {
  contacts: ['email', 'firstname', 'lastname', 'phone', 'mobilephone', 'lifecyclestage', 'hs_additional_emails'],
  deals: ['dealname', 'dealstage', 'pipeline', 'amount', 'closedate', 'description'],
  tickets: ['subject', 'content', 'hs_pipeline', 'hs_pipeline_stage', 'hs_ticket_priority'],
};
const readOnly = new Set([
  'hs_object_id',
  'createdate',
  'hs_lastmodifieddate',
  'lastmodifieddate',
  'hs_additional_emails',
]);

const usualPipelines: Readonly<Record<'deals' | 'tickets', Pipeline>> = {
  deals: {
    id: 'default',
    label: 'Sales Pipeline',
    stages: [
      { id: 'appointmentscheduled', label: 'Appointment Scheduled' },
      { id: 'closedwon', label: 'Closed Won' },
    ],
  },
  tickets: {
    id: '0',
    label: 'Support Pipeline',
    stages: [
      { id: '1', label: 'New' },
      { id: '4', label: 'Closed' },
    ],
  },
};

export class Store {
  readonly records = new Map<string, StoredRecord>();
  readonly definitions: Record<ObjectType, Map<string, PropertyDefinition>>;
  readonly groups: Record<ObjectType, Set<string>>;
  readonly pipelines: Record<'deals' | 'tickets', Pipeline[]>;
  /** From a merged contact to the one that is left. */
  readonly merged = new Map<string, string>();
  /** Of contacts deleted for good; they may not come back. */
  readonly blocked = new Set<string>();
  readonly now: () => number;
  private readonly clash: () => 'entry' | 'coordinates';
  private lastId = 500;

  constructor(now: () => number, clash: () => 'entry' | 'coordinates') {
    this.now = now;
    this.clash = clash;
    const definitionsOf = (type: ObjectType) =>
      new Map(usualProperties[type].map((name) => [name, definition(name, 'usual', true)]));
    this.definitions = {
      contacts: definitionsOf('contacts'),
      deals: definitionsOf('deals'),
      tickets: definitionsOf('tickets'),
    };
    this.groups = { contacts: new Set(['usual']), deals: new Set(['usual']), tickets: new Set(['usual']) };
    this.pipelines = { deals: [usualPipelines.deals], tickets: [usualPipelines.tickets] };
  }

  all(type: ObjectType): StoredRecord[] {
    return [...this.records.values()].filter((record) => record.type === type && !record.archived);
  }

  /** A merged id finds what it became. @throws HubspotError 400 for a property that is not unique */
  find(type: ObjectType, id: string, idProperty: string | null): StoredRecord | null {
    if (idProperty !== null && idProperty !== 'hs_object_id') return this.findByValue(type, idProperty, id);
    const record = this.records.get(`${type} ${this.merged.get(id) ?? id}`);
    return record === undefined || record.archived ? null : record;
  }

  private findByValue(type: ObjectType, name: string, value: string): StoredRecord | null {
    if (type === 'contacts' && name === 'email') {
      const email = normalEmail(value);
      return this.all(type).find((one) => one.properties['email'] === email || one.otherEmails.includes(email)) ?? null;
    }
    if (this.definitions[type].get(name)?.hasUniqueValue !== true)
      throw invalidProperties([
        { name, error: 'PROPERTY_DOESNT_EXIST', message: `Property "${name}" does not exist or is not unique` },
      ]);
    return this.all(type).find(({ properties }) => properties[name] === value) ?? null;
  }

  /** @throws HubspotError as HubSpot refuses */
  create(type: ObjectType, properties: Record<string, unknown>): StoredRecord {
    const checked = this.check(type, properties, null);
    const now = this.now();
    const id = String((this.lastId += 1));
    const record: StoredRecord = {
      id,
      type,
      properties: checked,
      createdAt: now,
      updatedAt: now,
      archived: false,
      otherEmails: [],
      contacts: [],
      contactsBefore: [],
      indexed: null,
    };
    this.records.set(`${type} ${id}`, record);
    return record;
  }

  /** @throws HubspotError as HubSpot refuses */
  update(record: StoredRecord, properties: Record<string, unknown>): void {
    Object.assign(record.properties, this.check(record.type, properties, record));
    for (const [name, value] of Object.entries(record.properties)) if (value === '') delete record.properties[name];
    record.updatedAt = Math.max(this.now(), record.updatedAt + 1);
  }

  /** @throws HubspotError when there is no such contact */
  associate(record: StoredRecord, contactId: string): void {
    const contact = this.find('contacts', contactId, null);
    if (contact === null) throw notFound();
    if (record.contacts.includes(contact.id)) return;
    record.contactsBefore = record.contacts;
    record.contacts = [...record.contacts, contact.id];
  }

  /** @returns false: they were not associated */
  disassociate(record: StoredRecord, contactId: string): boolean {
    const id = this.merged.get(contactId) ?? contactId;
    if (!record.contacts.includes(id)) return false;
    record.contactsBefore = record.contacts;
    record.contacts = record.contacts.filter((one) => one !== id);
    return true;
  }

  private check(type: ObjectType, input: Record<string, unknown>, own: StoredRecord | null): Record<string, string> {
    const invalid: InvalidProperty[] = [];
    const checked: Record<string, string> = {};
    for (const [name, raw] of Object.entries(input)) {
      const value = raw === null ? '' : textOf(raw);
      const wrong = this.wrongWith(type, name, value, { ...own?.properties, ...input });
      if (wrong !== null) invalid.push({ name, ...wrong });
      checked[name] = type === 'contacts' && name === 'email' ? normalEmail(value) : value;
    }
    if (invalid.length > 0) throw invalidProperties(invalid);
    this.checkUnique(type, checked, own);
    return checked;
  }

  private wrongWith(type: ObjectType, name: string, value: string, all: Record<string, unknown>) {
    const known = this.definitions[type].get(name);
    if (known === undefined && !readOnly.has(name))
      return { error: 'PROPERTY_DOESNT_EXIST', message: `Property "${name}" does not exist` };
    if (readOnly.has(name)) return { error: 'READ_ONLY_VALUE', message: `"${name}" is a read only property` };
    if (name === 'email' && value !== '' && (!isEmail(value) || this.blocked.has(normalEmail(value))))
      return { error: 'INVALID_EMAIL', message: `Email address ${value} is invalid` };
    if (known?.type === 'number' && value !== '' && Number.isNaN(Number(value)))
      return { error: 'INVALID_LONG', message: `${value} was not a valid long.` };
    if (value.length > 65_536) return { error: 'PROPERTY_VALUE_TOO_LONG', message: `${name} is too long` };
    if (type !== 'contacts' && ['pipeline', 'dealstage', 'hs_pipeline', 'hs_pipeline_stage'].includes(name))
      return this.wrongPlace(type, name, value, all);
    return null;
  }

  private wrongPlace(type: 'deals' | 'tickets', name: string, value: string, all: Record<string, unknown>) {
    const chosen = this.pipelines[type].find(({ id }) => id === (all['pipeline'] ?? all['hs_pipeline']));
    const allowed = name.endsWith('pipeline') ? this.pipelines[type] : (chosen?.stages ?? []);
    if (allowed.some(({ id }) => id === value)) return null;
    const options = JSON.stringify(allowed.map(({ label, id }) => ({ label, value: id })));
    return { error: 'INVALID_OPTION', message: `${value} was not one of the allowed options: ${options}` };
  }

  private checkUnique(type: ObjectType, checked: Record<string, string>, own: StoredRecord | null): void {
    for (const [name, value] of Object.entries(checked)) {
      if (value === '' || (name !== 'email' && this.definitions[type].get(name)?.hasUniqueValue !== true)) continue;
      const other = this.findByValue(type, name, value);
      if (other === null || other === own) continue;
      if (name === 'email') throw contactExists(other.id);
      if (this.clash() === 'coordinates') throw valueTaken(name, value, own?.id ?? String(this.lastId + 1), other.id);
      throw invalidProperties([
        { name, error: 'CONFLICTING_UNIQUE_VALUE', message: `propertyValue: already has that value ${name}` },
      ]);
    }
  }
}

/** @throws HubspotError 404 */
export function must(record: StoredRecord | null): StoredRecord {
  if (record === null) throw notFound();
  return record;
}

export function definition(name: string, groupName: string, hubspotDefined: boolean): PropertyDefinition {
  return {
    name,
    label: name,
    type: 'string',
    fieldType: 'text',
    groupName,
    hasUniqueValue: name === 'email',
    hubspotDefined,
  };
}

export const normalEmail = (value: string): string => value.trim().toLowerCase();

/** ASCII with a dotted domain. */
const isEmail = (value: string): boolean =>
  /^[a-z0-9._%+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(value.trim());

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
