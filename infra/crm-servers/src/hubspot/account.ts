import { HubspotError, invalid, notFound } from './errors.ts';
import {
  anyToken,
  field,
  objectField,
  read,
  readSchema,
  textField,
  writeSchema,
  type Answer,
  type Route,
  type Parts,
  type RouteContext,
} from './routes.ts';
import { definition } from './store.ts';

const properties = '/crm/v3/properties/:type';

/** Page "Properties", "Create unique identifier properties". */
const mostUnique = 10;

export const accountRoutes: readonly Route[] = [
  { method: 'GET', pattern: properties, scopes: readSchema, handle: listProperties },
  { method: 'POST', pattern: properties, scopes: writeSchema, handle: createProperty },
  { method: 'GET', pattern: `${properties}/groups`, scopes: readSchema, handle: listGroups },
  { method: 'POST', pattern: `${properties}/groups`, scopes: writeSchema, handle: createGroup },
  { method: 'GET', pattern: '/crm/v3/pipelines/:type', scopes: read, handle: listPipelines },
  { method: 'GET', pattern: '/account-info/v3/details', scopes: anyToken, handle: details },
  { method: 'POST', pattern: '/oauth/v2/private-apps/get/access-token-info', scopes: anyToken, handle: tokenInfo },
];

function listProperties({ store }: RouteContext, { type }: Parts): Answer {
  return { status: 200, body: { results: [...store.definitions[type].values()] } };
}

function createProperty({ store, request }: RouteContext, { type }: Parts): Answer {
  const known = store.definitions[type];
  const name = textField(request.body, 'name') ?? '';
  const group = textField(request.body, 'groupName') ?? '';
  const unique = field(request.body, 'hasUniqueValue') === true;
  if (known.has(name))
    throw new HubspotError(409, 'OBJECT_ALREADY_EXISTS', `A property named '${name}' already exists.`);
  if (!store.groups[type].has(group)) throw invalid(`The property group ${group} does not exist`);
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw invalid('Invalid property name');
  if (unique && [...known.values()].filter((one) => one.hasUniqueValue && !one.hubspotDefined).length >= mostUnique)
    throw invalid('The limit of unique properties is reached');
  const made = {
    ...definition(name, group, false),
    ...(objectField({ body: request.body }, 'body') as object),
    hasUniqueValue: unique,
  };
  known.set(name, made);
  return { status: 201, body: made };
}

function listGroups({ store }: RouteContext, { type }: Parts): Answer {
  const groups = [...store.groups[type]];
  return { status: 200, body: { results: groups.map((name) => ({ name, label: name, archived: false })) } };
}

function createGroup({ store, request }: RouteContext, { type }: Parts): Answer {
  const name = textField(request.body, 'name') ?? '';
  const groups = store.groups[type];
  if (groups.has(name)) throw new HubspotError(409, 'OBJECT_ALREADY_EXISTS', `A group named '${name}' already exists.`);
  groups.add(name);
  return { status: 201, body: { name, label: textField(request.body, 'label') ?? name, archived: false } };
}

function listPipelines({ store }: RouteContext, { type }: Parts): Answer {
  if (type !== 'deals' && type !== 'tickets') throw notFound();
  return { status: 200, body: { results: store.pipelines[type] } };
}

function details({ options }: RouteContext): Answer {
  return {
    status: 200,
    body: { portalId: 4_242_424, accountType: 'STANDARD', timeZone: options.timeZone, utcOffset: '+03:00' },
  };
}

function tokenInfo({ options, request }: RouteContext): Answer {
  if (textField(request.body, 'tokenKey') !== options.token) throw notFound();
  return { status: 200, body: { userId: 1, hubId: 4_242_424, appId: 7, scopes: options.scopes ?? everyScope } };
}

const everyScope = [
  ...['contacts', 'deals'].flatMap((type) =>
    ['objects', 'schemas'].flatMap((what) => [`crm.${what}.${type}.read`, `crm.${what}.${type}.write`]),
  ),
  'tickets',
  'oauth',
];
