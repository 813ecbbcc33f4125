/** Foreign scripts in every field that somebody can write. */
import { batchesOf } from '@manzil/core/platform/batches';
import { corpus, formulas } from './corpus.ts';
import type { Answer, Site } from './site.ts';
import { listingOfCrm, type TextField, type Writing, writings } from './text-fields.ts';

/** Records of their own; what overwrites one is written one by one. */
const mostAtOnce = 4;
const texts = [...corpus.map(({ text }) => text), ...formulas];

/** Bodies that the contract's example does not give, `n` counts the records. */
const changes: Record<string, (n: number) => Record<string, unknown>> = {
  createLead: (n) => ({ ...person(n), source: 'contact_form', propertyId: null, page: '/en/contact' }),
  createContact: (n) => ({ ...person(n + 100), source: 'contact_form', propertyId: null, page: '/ar/contact' }),
  createProperty: (n) => ({ referenceId: `FS-${String(n)}`, isActive: true, images: [], plans: [plan] }),
  createAgent: (n) => ({ email: `agent-${String(n)}@example.com` }),
  createBlogPost: (n) => ({
    slug: `foreign-${String(n)}`,
    status: 'published',
    language: n % 2 === 0 ? 'en' : 'ar',
    categoryId: null,
  }),
  createSocialLink: (n) => ({ platform: `network-${String(n)}`, sortOrder: n }),
  saveMetaTag: (n) => ({ platform: `search-${String(n)}`, tagName: null }),
  createRole: (n) => ({ key: `role_${String(n)}`, permissions: ['listings.read'] }),
  createTeam: () => ({ members: [] }),
  createLeadRule: () => ({ isActive: false, action: 'agent', people: [] }),
  // each at a time of its own: nobody shows two at once
  planViewing: (n) => ({ startsAt: new Date(Date.UTC(2030, 0, 1) + n * 3_600_000).toISOString() }),
  makeApiToken: () => ({ permissions: ['listings.read'], days: 30 }),
  inviteUser: (n) => ({ email: `staff-${String(n)}@example.com`, role: 'agent' }),
};

const plan = { url: '/media/plan.webp', rooms: [{ nameEn: 'Hall', nameAr: 'البهو', length: 5, width: 4 }] };

const person = (n: number): Record<string, unknown> => ({
  email: `visitor-${String(n)}@example.com`,
  phone: `+974 4400 ${String(1000 + n)}`,
});

/** Not written here, and why nothing is missed by that. */
export const notWritten: Readonly<Record<string, string>> = {
  proveFactor: 'a code, compared and never kept',
  confirmTotp: 'a code, compared and never kept',
  addPasskey: 'a device has to sign: passkeys.ts',
  signInByPasskey: 'what a device signed, compared and never kept',
  confirmByPasskey: 'what a device signed, compared and never kept',
  updateRole: 'the fields of createRole',
  updateTeam: 'the fields of createTeam',
  updateLeadRule: 'the fields of createLeadRule',
  saveFactorRules: 'keys of roles, which there are',
  changeCredentials: 'passwords, and a name of letters and digits',
  confirmIdentity: 'a password, compared and never kept',
  readAccessLink: 'a token, compared and never kept',
  useAccessLink: 'as changeCredentials',
  erasePerson: 'an address, compared and never kept',
  updateOwner: 'the fields of createOwner',
  updateSavedView: 'the fields of createSavedView',
  updateLeadEntry: 'the fields of addLeadEntry',
  updateTask: 'the fields of createTask',
  updateViewing: 'the fields of planViewing; how it went becomes an entry, as the text of addLeadEntry',
  updateMessageTemplate: 'the fields of createMessageTemplate',
  writeLeadMessage:
    'a subject and a text, shown as text as those of addLeadEntry are, and escaped in a mail as those of createLead',
  saveLeadStages: 'a plan that names every stage there is; its names are shown as those of teams are',
  createMandate: 'wants an owner; its number and note are shown by the parts that show an owner’s',
  updateMandate: 'the fields of createMandate',
  endMandate: 'a reason, shown as the note of createMandate',
  eraseOwner: 'a name, compared and never kept',
  updateUser: 'the fields of inviteUser',
  updateProperty: 'the fields of createProperty',
  replaceProperty: 'the fields of createProperty',
  updateAgent: 'the fields of createAgent',
  replaceAgent: 'the fields of createAgent',
  updateBlogPost: 'the fields of createBlogPost',
  updateSocialLink: 'the fields of createSocialLink',
  importProperties: 'the fields of createProperty, by a file',
  importMedia: 'an address that is fetched; what comes is rendered anew',
  saveCrmCredentials: 'keys, which are never shown; with them the CRM would refuse all else',
  testAssistant: 'a key, which is never shown',
  saveMailbox: 'a server and a name, as a mail server has them, and a password, which is never shown',
  tryMailbox: 'as saveMailbox, and nothing is kept',
  decideFormerDeliveries: 'the name of a provider, compared and never kept',
};
/** Of the way in itself: a bot's trap, proofs, and which words were agreed to. */
const ownFields = new Set([
  'website',
  'captcha',
  'captchaToken',
  'policyVersion',
  'textVersion',
  'slug',
  'opens',
  'closes',
]);
const asAddress = (text: string): string => `https://example.com/?${text}`;
const asPath = (text: string): string => `/${text}`;
const asMailAddress = (text: string): string => `"${text}"@example.com`;
/** What a field is expected to look like, with the text in it. */
const shapes: Record<string, (text: string) => string> = {
  'createAgent bio': (text) =>
    `${text}\nDepartment: ${text}\nSkills: ${text}\nLocation: ${text}\nJoin Date: 2016-09-04`,
  'createAgent email': asMailAddress,
  'createAgent imageUrl': asAddress,
  'createBlogPost content': (text) => `<p title="${text}">${text}</p>${text}`,
  'createBlogPost featuredImage': asAddress,
  'createContact email': asMailAddress,
  'createContact page': asPath,
  'createLead email': asMailAddress,
  'createLead page': asPath,
  'createProperty images.*': asPath,
  'createProperty plans.*.url': asPath,
  // a space before it is cut off, and would make two the same
  'createProperty referenceId': (text) => (/^\s/.test(text) ? `${text} ${String(text.charCodeAt(0))}` : text),
  'createSocialLink url': asAddress,
  'createOwner email': asMailAddress,
  'inviteUser email': asMailAddress,
};
const asVisitor = new Set(['login', 'askForPassword', 'createLead', 'createContact', 'sendChatMessage']);

/** Nobody has such a name; the audit log shows the try. */
const neverTaken = new Set(['login', 'askForPassword']);

interface Foreign {
  field: TextField;
  text: string;
}

export interface Written {
  /** `operation field`: how many foreign texts were taken. */
  taken: Map<string, number>;
  /** Answers that say that something failed here. */
  failures: string[];
  ids: Map<string, number[]>;
}

/** One record for each text; each field gets each text once. A field that refuses one is written as the contract shows it. */
export async function writeAll(staff: Site, visitor: Site): Promise<Written> {
  const written: Written = { taken: new Map(), failures: [], ids: new Map() };
  for (const writing of writings().filter(({ id }) => !(id in notWritten))) {
    const site = asVisitor.has(writing.id) ? visitor : staff;
    const atOnce = /^(create|invite|login|ask)/.test(writing.id) ? mostAtOnce : 1;
    for (const some of batchesOf([...texts.keys()], atOnce))
      await Promise.all(some.map((n) => writeOne(writing, n, site, written)));
  }
  return written;
}

async function writeOne(writing: Writing, n: number, site: Site, written: Written): Promise<void> {
  const { id, method, path } = writing;
  const leads = written.ids.get('createLead') ?? [];
  const lead = leads[n % Math.max(leads.length, 1)] ?? 0;
  const plain = { ...writing.example, ...changes[id]?.(n), ...(id === 'saveOfficeSettings' && (await ofOffice(site))) };
  let open: Foreign[] = writing.fields.flatMap((field, at) => {
    const foreign = texts[(n + at * 3) % texts.length] ?? '';
    const text = shapes[`${id} ${field.path.join('.')}`]?.(foreign) ?? foreign;
    return ownFields.has(field.path.at(-1) ?? '') || text.length > field.maxLength ? [] : [{ field, text }];
  });
  for (let tries = 0; tries < 8; tries += 1) {
    const body = structuredClone(plain);
    for (const { field, text } of open) put(body, field.path, text);
    const answer = await site.ask(method, path.replace('{id}', String(lead)), body);
    if (answer.status >= 500) written.failures.push(`${id}: ${String(answer.status)} ${answer.text.slice(0, 200)}`);
    if (answer.status < 300) {
      for (const { field } of open) count(written.taken, `${id} ${field.path.join('.')}`);
      const made = idOf(answer);
      if (made !== null) written.ids.set(id, [...(written.ids.get(id) ?? []), made]);
      return;
    }
    const kept = withoutRefused(open, answer);
    if (kept.length === open.length) {
      if (!neverTaken.has(id)) written.failures.push(`${id} as ${String(n)}: ${answer.text}`);
      return;
    }
    open = kept;
  }
}

/** What is stored now: a change of anything older is refused. */
async function ofOffice(site: Site): Promise<{ version: number }> {
  const { office } = JSON.parse((await site.ask('GET', '/api/admin/settings')).text) as { office: { version: number } };
  return { version: office.version };
}

/** What looks like spam is tried with less of it. */
function withoutRefused(open: Foreign[], answer: Answer): Foreign[] {
  if (answer.text.includes('"lead.spam"')) return open.slice(0, -1);
  const refused = refusedMembers(answer);
  return open.filter(({ field }) => !refused.some((name) => name === field.path[0]));
}

const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

function put(into: Record<string, unknown>, path: readonly string[], text: string): void {
  const [first = '', second, ...rest] = path;
  if (second === undefined) into[first] = text;
  else if (second === '*') {
    // a list may need as many as the example has
    if (rest.length === 0) into[first] = [text, ...((into[first] ?? []) as unknown[]).slice(1)];
    else {
      const one: Record<string, unknown> = { ...(into[first] as object[] | undefined)?.[0] };
      into[first] = [one];
      put(one, rest, text);
    }
  } else {
    const inner: Record<string, unknown> = { ...(into[first] as object | undefined) };
    into[first] = inner;
    put(inner, [second, ...rest], text);
  }
}

function idOf({ text }: Answer): number | null {
  const { id } = (text === '' ? {} : JSON.parse(text)) as { id?: unknown };
  return typeof id === 'number' ? id : null;
}

/** The first member of the path of each. */
function refusedMembers({ text }: Answer): string[] {
  const { errors = [] } = (text === '' ? {} : JSON.parse(text)) as { errors?: { path: string }[] };
  return errors.map(({ path }) => path.split(/[.[]/)[0] ?? '');
}

/** What the CRM says of its listings. @param url of the demo's CRM */
export async function writeInCrm(url: string): Promise<void> {
  for (let n = 0; n < texts.length; n += 1) {
    const body: Record<string, unknown> = {
      title: 'x',
      price: 1000 + n,
      transaction: 'Rent',
      status: 'for_rent',
      address: 'x',
      city: 'Doha',
      externalVersion: 1,
    };
    listingOfCrm().forEach((field: TextField, at) => {
      const text = texts[(n + at * 3) % texts.length] ?? '';
      if (text.length <= field.maxLength && !['pictures', 'floorPlans', 'currency'].includes(field.path[0] ?? ''))
        put(body, field.path, text);
    });
    const answer = await fetch(`${url}/v1/listings/FC-${String(n)}`, {
      method: 'PUT',
      signal: AbortSignal.timeout(10_000),
      headers: {
        authorization: 'Bearer sandbox-key',
        'content-type': 'application/json',
        'idempotency-key': `foreign-script-${String(n)}`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The CRM does not take listing ${String(n)}: ${await answer.text()}`);
  }
}
