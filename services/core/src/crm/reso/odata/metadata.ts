/** `$metadata`: OData 4.0 CSDL in XML (RESO Web API Core 2.5.1). Nothing outside it is asked for. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { attributesOf, itemType } from './csdl.ts';

export interface ResoFieldType {
  /** Of a collection, that of its items. */
  type: string;
  collection: boolean;
  /** Null unless an `Edm.EnumType`. */
  members: readonly string[] | null;
  /** Standard by own names, from annotations or the Lookup resource. */
  names?: ReadonlyMap<string, string>;
  /** Its name in the Lookup resource, by annotation. */
  lookup?: string;
  listed?: readonly string[];
}

export interface ResoResource {
  /** Of the entity set, as addresses spell it. */
  name: string;
  key: string;
  fields: ReadonlyMap<string, ResoFieldType>;
  expandable: ReadonlySet<string>;
  /** Only what Org.OData.Capabilities.V1 allows aloud. */
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
}

export interface ResoModel {
  /** By the Data Dictionary's name, such as `Property`. */
  resources: ReadonlyMap<string, ResoResource>;
  lookupsUnread?: string;
}

/** No OData 4 metadata; `found` says what it seems to be. */
export class MetadataError extends Error {
  readonly found: string;

  constructor(found: string) {
    super(`The metadata could not be read: ${found}`);
    this.name = 'MetadataError';
    this.found = found;
  }
}

interface EntityType {
  name: string;
  base: string | null;
  key: string | null;
  fields: Map<string, { type: string; collection: boolean; lookup?: string }>;
  navigations: Set<string>;
}

interface Restrictions {
  insertable?: boolean;
  updatable?: boolean;
  deletable?: boolean;
  expandable?: boolean;
}

interface Document {
  types: Map<string, EntityType>;
  enums: Map<string, string[]>;
  memberNames: Map<string, Map<string, string>>;
  sets: Map<string, string>;
  aliases: Map<string, string>;
  restrictions: Map<string, Restrictions>;
}

/** More than the whole Data Dictionary of several systems. */
const mostElements = 500_000;

export function parseMetadata(xml: string): ResoModel {
  const document = read(xml);
  const resources = new Map<string, ResoResource>();
  // Core 2.3.4's example has no container: types with a key are served under their own names
  const sets =
    document.sets.size > 0
      ? [...document.sets]
      : [...document.types].map(([qualified, { name }]) => [name, qualified] as const);
  for (const [set, qualified] of sets) {
    const type = document.types.get(resolve(qualified, document));
    const resource = type === undefined ? null : toResource(set, type, document);
    // of two sets of a type, the one named like it is the standard one
    if (resource !== null && (set === type!.name || !resources.has(type!.name))) resources.set(type!.name, resource);
  }
  if (resources.size === 0) throw new MetadataError('no resource with a key');
  return { resources };
}

function toResource(set: string, type: EntityType, document: Document): ResoResource | null {
  const chain = lineOf(type, document);
  const key = chain.map((one) => one.key).find((name) => name !== null) ?? null;
  if (key === null) return null;
  const restrictions = document.restrictions.get(set) ?? {};
  const fields = new Map<string, ResoFieldType>();
  const navigations = new Set<string>();
  for (const one of chain) {
    for (const [name, field] of one.fields) fields.set(name, fieldOf(field, document));
    for (const name of one.navigations) navigations.add(name);
  }
  return {
    name: set,
    key,
    fields,
    expandable: restrictions.expandable === false ? new Set() : navigations,
    insertable: restrictions.insertable === true,
    updatable: restrictions.updatable === true,
    deletable: restrictions.deletable === true,
  };
}

/** Literals need the namespace; an alias is known only to the document. */
function fieldOf(field: { type: string; collection: boolean; lookup?: string }, document: Document): ResoFieldType {
  const qualified = resolve(field.type, document);
  const members = document.enums.get(qualified) ?? null;
  if (members === null) return { ...field, members };
  const names = document.memberNames.get(qualified);
  return { ...field, type: qualified, members, ...(names === undefined ? {} : { names }) };
}

/** A type and its bases; in a circle each once. */
function lineOf(type: EntityType, document: Document): EntityType[] {
  const line = [type];
  for (let base = type.base; base !== null; base = line.at(-1)!.base) {
    const next = document.types.get(resolve(base, document));
    if (next === undefined || line.includes(next)) break;
    line.push(next);
  }
  return line;
}

function resolve(qualified: string, { aliases }: Document): string {
  const dot = qualified.lastIndexOf('.');
  const namespace = aliases.get(qualified.slice(0, dot));
  return namespace === undefined ? qualified : `${namespace}.${qualified.slice(dot + 1)}`;
}

function read(xml: string): Document {
  const reader = createReader();
  const parser = new SaxesParser({ xmlns: true, position: false });
  let failure: Error | null = null;
  parser.on('error', (error) => {
    failure ??= error;
    throw error;
  });
  // entities could make a short document long
  parser.on('doctype', () => parser.fail('a document type declaration'));
  parser.on('opentag', reader.open);
  parser.on('closetag', reader.close);
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof MetadataError) throw error;
    if (failure === null && !(error instanceof Error)) throw error;
    throw new MetadataError(/^\s*</.test(xml) ? 'XML that is not whole' : 'no XML');
  }
  return reader.document;
}

function createReader() {
  const document: Document = {
    types: new Map(),
    enums: new Map(),
    memberNames: new Map(),
    sets: new Map(),
    aliases: new Map(),
    restrictions: new Map(),
  };
  const path: string[] = [];
  let elements = 0;
  let namespace = '';
  let type: EntityType | null = null;
  let field: { type: string; collection: boolean; lookup?: string } | null = null;
  let members: string[] | null = null;
  let enumeration = '';
  let member: string | null = null;
  let target: string | null = null;
  let term = '';

  function open(tag: SaxesTagNS): void {
    elements += 1;
    if (elements > mostElements) throw new MetadataError('more elements than there can be');
    if (path.length === 0) checkRoot(tag);
    path.push(tag.local);
    const of = attributesOf(tag);
    switch (tag.local) {
      case 'Schema':
        namespace = of('Namespace') ?? '';
        if (of('Alias') !== null) document.aliases.set(of('Alias')!, namespace);
        break;
      case 'EntityType':
        type = {
          name: of('Name') ?? '',
          base: of('BaseType'),
          key: null,
          fields: new Map(),
          navigations: new Set(),
        };
        document.types.set(`${namespace}.${type.name}`, type);
        break;
      case 'PropertyRef':
        if (type !== null) type.key ??= of('Name');
        break;
      case 'Property':
        field = itemType(of('Type') ?? '');
        type?.fields.set(of('Name') ?? '', field);
        break;
      case 'NavigationProperty':
        type?.navigations.add(of('Name') ?? '');
        break;
      case 'EnumType':
        members = [];
        enumeration = `${namespace}.${of('Name') ?? ''}`;
        document.enums.set(enumeration, members);
        break;
      case 'Member':
        member = of('Name') ?? '';
        members?.push(member);
        break;
      case 'EntitySet':
        target = of('Name') ?? '';
        document.sets.set(target, of('EntityType') ?? '');
        break;
      case 'Annotations':
        // `Namespace.Container/Property`
        target = of('Target')?.split('/')[1] ?? null;
        // `Namespace.Enumeration/Member`
        enumeration = resolve(of('Target')?.split('/')[0] ?? '', document);
        member = target;
        field = target === null ? null : (document.types.get(enumeration)?.fields.get(target) ?? null);
        break;
      case 'Annotation':
        term = of('Term')?.split('.').at(-1) ?? '';
        noteName(of('String'));
        break;
      case 'PropertyValue':
        noteRestriction(of('Property') ?? '', of('Bool'));
        break;
      default:
    }
  }

  function noteName(name: string | null): void {
    // Data Dictionary 2.0, 2.2, "Required Annotation"
    if (term === 'LookupName' && field !== null && name !== null) field.lookup = name.trim();
    if (term !== 'StandardName' || member === null || name === null || name.trim() === '') return;
    const names = document.memberNames.get(enumeration) ?? new Map<string, string>();
    names.set(member, name.trim());
    document.memberNames.set(enumeration, names);
  }

  function noteRestriction(property: string, bool: string | null): void {
    if (target === null || bool === null) return;
    const known = document.restrictions.get(target) ?? {};
    document.restrictions.set(target, known);
    const value = bool === 'true';
    if (term === 'InsertRestrictions' && property === 'Insertable') known.insertable = value;
    if (term === 'UpdateRestrictions' && property === 'Updatable') known.updatable = value;
    if (term === 'DeleteRestrictions' && property === 'Deletable') known.deletable = value;
    if (term === 'ExpandRestrictions' && property === 'Expandable') known.expandable = value;
  }

  function close(tag: SaxesTagNS): void {
    path.pop();
    if (tag.local === 'EntityType') type = null;
    if (tag.local === 'Property' || tag.local === 'Annotations') field = null;
    if (tag.local === 'EnumType') members = null;
    if (tag.local === 'Member' || tag.local === 'Annotations') member = null;
    if (tag.local === 'EntitySet' || tag.local === 'Annotations') target = null;
    if (tag.local === 'Annotation') term = '';
  }

  return { document, open, close };
}

function checkRoot(tag: SaxesTagNS): void {
  if (tag.local !== 'Edmx') throw new MetadataError(`a document of <${tag.name.slice(0, 40)}>`);
  const version = attributesOf(tag)('Version') ?? '';
  if (!/^4\.\d+$/.test(version)) throw new MetadataError(`OData metadata of version ${version.slice(0, 10) || 'none'}`);
}
