/** A file's first zone counts; what it does not list is refused. */
import path from 'node:path';

interface Zone {
  folder: RegExp;
  /** `$1` is what the zone's pattern caught. */
  allows: string[];
  /** Refused all the same. */
  refuses?: RegExp;
  /** Neither packages nor parts of Node. */
  alone?: true;
}

function shared(...folders: string[]): string[] {
  return folders.map((folder) => `web/src/${folder}/`);
}

const contract = 'openapi/generated/';
const core = (part: string): string => `services/core/src/${part}`;
/** Rooms with rules, reads and writes of one subject. */
const rooms =
  'accounts|audit|blog|calendar|chat|crm|deliveries|leads|listing-sync|listings|mail|notices|office|overview|owners|people|reports|search|seo|settings|social|team|teams|trash';
const everyRoom = rooms.split('|').map((room) => core(`${room}/`));
/** These speak to other systems. */
const outward = 'crm|listing-sync|mail';
/** Nothing that reads a clock, a file or the environment. */
const plain = [
  'platform/csv',
  'platform/language',
  'platform/log',
  'platform/media-hosts',
  'platform/numerals',
  'platform/own-value',
  'platform/units',
  'platform/async/',
].map(core);
const isStore = /\/store\//;
/** Other rooms' statements, beside the audit log's. */
const storesOf: Readonly<Record<string, readonly string[]>> = {
  // what staff type is found alike in every list
  accounts: ['search'],
  // article search folds words as the search does; what is deleted moves to the trash
  blog: ['search', 'trash'],
  // a lead is stored with what it owes, and given with what is told
  leads: ['deliveries', 'notices', 'search', 'office', 'trash'],
  listings: ['team', 'search'],
  // a pull publishes by the rules of the listings
  'listing-sync': ['listings'],
  // what waits for somebody, by the office's clock
  overview: ['leads', 'office'],
  // erasing cancels as deleting a lead does; a confirmed subscription is owed as a new lead is
  people: ['leads', 'deliveries', 'owners'],
  // a mandate publishes what waited for it, and its end is announced by a mail
  owners: ['listings', 'deliveries', 'search'],
  // of enquiries that their reader may see, by the office's hours
  reports: ['leads', 'office'],
  // nobody is found by what is not shown
  search: ['leads'],
  seo: ['blog'],
  team: ['trash'],
  // of leads each sees their own alone
  trash: ['leads'],
};
/** Staff's changes use them through `audit/store/staff-write`; and who else does. */
const reserved: Readonly<Record<string, RegExp>> = {
  [core('audit/store/audit-log')]: /\/audit\/store\//,
  // also changed by a pull, a day's publications, a first start
  [core('data/raise-content-version')]:
    /\/(audit\/store\/staff-write|blog\/store\/due-posts|listing-sync\/store\/(apply|picture-queue-store)|seeds\/seed-base)\.ts$/,
};
const storeFile = new RegExp(`^services/core/src/(${rooms})/store/`);
/** Rules for the browser too; `alone`, so that no server comes along. */
const forBrowsers = [
  'accounts/contact-rules',
  'audit/audit',
  'blog/slug',
  'deliveries/delivery',
  'deliveries/states',
  'leads/consent-texts',
  'leads/entry',
  'viewings/viewing',
  'leads/lead',
  'mailbox/mailbox',
  'leads/message',
  'leads/message-template',
  'listings/completeness',
  'listings/deal',
  'listings/fact-kinds',
  'listings/facts',
  'listings/field',
  'listings/fields',
  'listings/filter-params',
  'listings/import-template',
  'listings/kinds',
  'listings/property',
  'office/look',
  'office/maps-address',
  'office/office',
  'office/office-hours',
  'office/office-rules',
  'office/hours-words',
  'owners/mandate',
  'reports/period',
  'platform/batches',
  'platform/csv',
  'platform/file-text',
  'platform/media-hosts',
  'platform/numerals',
  'platform/own-value',
  'platform/parse-csv',
  'platform/units',
  'search/places/',
  'search/staff-search',
  'search/text-around',
  'seo/verification-names',
  'team/agent-bio',
  'team/agent-form',
  'team/offered-words',
  'trash/kinds',
]
  .map(core)
  .concat(contract);

const zones: Zone[] = [
  { folder: /^services\/core\/src\/platform\//, allows: [core('platform/')] },
  { folder: /^services\/core\/src\/data\/entities\//, allows: [core('')] },
  // a generated column has a type of its own
  { folder: /^services\/core\/src\/data\//, allows: ['data/', 'platform/', 'listings/kinds'].map(core) },
  {
    folder: /^services\/core\/src\/messaging\//,
    allows: ['messaging/', 'platform/', 'deliveries/', 'listing-sync/'].map(core),
  },
  // what the api passes on has the contract's shape
  {
    folder: new RegExp(`^services/core/src/(${rooms})/store/`),
    allows: [core('data/'), core('platform/'), contract, ...everyRoom],
  },
  {
    folder: /^services\/core\/src\/listing-sync\/(pull|pictures)\//,
    allows: [core('data/'), core('platform/'), ...everyRoom],
  },
  {
    folder: new RegExp(`^services/core/src/(${outward})/`),
    allows: [core('platform/'), contract, ...everyRoom],
    refuses: isStore,
  },
  {
    folder: /^services\/core\/src\/deliveries\/[^/]+$/,
    allows: [...plain, contract, ...everyRoom],
    refuses: isStore,
    alone: true,
  },
  // the engine waits
  { folder: /^services\/core\/src\/deliveries\//, allows: [...plain, contract, ...everyRoom], refuses: isStore },
  {
    folder: new RegExp(`^services/core/src/(${rooms})/`),
    allows: [...plain, contract, ...everyRoom],
    refuses: isStore,
    alone: true,
  },
  { folder: /^services\/([^/]+)\//, allows: ['services/$1/', 'services/core/', contract] },
  { folder: /^web\/src\/app\//, allows: ['web/src/', ...forBrowsers] },
  {
    folder: /^web\/src\/site\/([^/]+)\//,
    allows: ['web/src/site/$1/', ...shared('ui', 'i18n', 'lib', 'config'), ...forBrowsers],
  },
  {
    folder: /^web\/src\/staff\/([^/]+)\//,
    allows: ['web/src/staff/$1/', ...shared('staff-ui', 'staff-lib', 'ui', 'i18n', 'lib', 'config'), ...forBrowsers],
  },
  {
    folder: /^web\/src\/staff-ui\//,
    allows: [...shared('staff-ui', 'staff-lib', 'ui', 'i18n', 'lib', 'config'), ...forBrowsers],
  },
  { folder: /^web\/src\/staff-lib\//, allows: [...shared('staff-lib', 'i18n', 'lib', 'config'), ...forBrowsers] },
  { folder: /^web\/src\/ui\//, allows: [...shared('ui', 'i18n', 'lib', 'config'), ...forBrowsers] },
  { folder: /^web\/src\/(i18n|lib|config)\//, allows: [...shared('i18n', 'lib', 'config'), ...forBrowsers] },
  {
    folder: /^web\/server\//,
    allows: [
      'web/server/',
      'web/src/lib/',
      'web/src/i18n/language.ts',
      ...['office/look', 'office/office', 'platform/', 'start/'].map(core),
    ],
  },
  { folder: /^web\/testing\//, allows: ['web/', core('platform/'), 'infra/embedded/', contract] },
  // a made up answer is one that the api could give
  {
    folder: /^web\/e2e\//,
    allows: ['web/e2e/', 'web/testing/', 'web/src/i18n/', core('platform/'), contract, 'infra/'],
  },
  { folder: /^infra\//, allows: ['infra/', 'services/core/', contract] },
  { folder: /^openapi\//, allows: ['openapi/'] },
];

const forTests = ['infra/testing/', 'web/testing/', 'infra/embedded/', 'infra/crm-servers/', 'services/core/'];
const testFile = /(\.test\.tsx?$|\/testing\/|\/testing\.ts$)/;

/** By what stands before the path in an import. */
const aliases: [prefix: string, folder: string][] = [
  ['@manzil/core/', 'services/core/src/'],
  ['@manzil/embedded/', 'infra/embedded/src/'],
  ['@manzil/testing/', 'infra/testing/src/'],
  ['@manzil/chaos/', 'infra/chaos/src/'],
  ['@manzil/crm-servers/', 'infra/crm-servers/src/'],
  ['@manzil/load/', 'infra/load/src/'],
  ['@manzil/contract/', contract],
  ['@manzil/web/', 'web/'],
  ['@manzil/', 'services/'],
  ['#testing/', 'web/testing/'],
  ['#', 'web/src/'],
];

/** Null for a package or a part of Node. */
export function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  return alias === undefined ? null : alias[1] + specifier.slice(alias[0].length);
}

/** Texts have `from` before a quotation mark, too. */
const packageName = /^(@[\w-]+\/)?[\w-]+([:/][\w./-]+)?$/;

/** One room's statements use another's unasked. */
function isForeignStore(file: string, to: string): boolean {
  const [room, other] = [file, to].map((name) => storeFile.exec(name)?.[1]);
  if (room === undefined || other === undefined) return false;
  return ![room, 'audit', ...(storesOf[room] ?? [])].includes(other);
}

const isReserved = (file: string, to: string): boolean => reserved[to.replace(/\.ts$/, '')]?.test(file) === false;

/** A folder ends with a slash; a file has no ending. */
const isIn = (place: string, to: string): boolean =>
  place.endsWith('/') ? to.startsWith(place) : to === place || to.startsWith(`${place}.`);

/** Null when all is well. Paths from the root, with `/`. */
export function importProblem(file: string, specifier: string): string | null {
  const to = target(file, specifier);
  const zone = zones.find(({ folder }) => folder.test(file));
  if (zone === undefined) return null;
  const isTest = testFile.test(file);
  if (to === null)
    return zone.alone === true && !isTest && packageName.test(specifier) ? `may not import ${specifier}` : null;
  const caught = zone.folder.exec(file)?.[1] ?? '';
  const allowed = zone.allows.map((folder) => folder.replace('$1', caught));
  if (isTest) allowed.push(...forTests);
  const refused = !isTest && (zone.refuses?.test(to) === true || isForeignStore(file, to) || isReserved(file, to));
  return !refused && allowed.some((place) => isIn(place, to)) ? null : `may not import ${to}`;
}

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;
const reexportPattern = /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s+)?from\s/m;

export function fileProblems(file: string, source: string): string[] {
  const specifiers = Array.from(source.matchAll(importPattern), (match) => match[2] ?? '');
  const problems = specifiers.map((specifier) => importProblem(file, specifier)).filter((problem) => problem !== null);
  if (/\/index\.tsx?$/.test(file)) problems.push('is an index; name the file after what it does');
  // React Router looks for exports by name in the entry and in route files.
  if (!file.startsWith('web/src/app/') && reexportPattern.test(source))
    problems.push('passes on what another file exports; import it from there');
  return problems;
}
