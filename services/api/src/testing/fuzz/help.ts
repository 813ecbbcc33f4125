import { randomBytes } from 'node:crypto';
import { hashOfLink } from '@manzil/core/leads/store/enquiry-links';
import { makeOperatorLink } from '@manzil/core/accounts/store/operator-link';
import type { TestApi } from '../start-api.ts';
import { signInAs, testPassword } from '../sign-in.ts';
import { factorHelp } from './factor-help.ts';
import { calendarHelp } from './calendar-help.ts';
import { contactHelp } from './contact-help.ts';
import { settingsHelp } from './settings-help.ts';
import { mandateHelp } from './mandate-help.ts';
import { messageHelp } from './message-help.ts';
import { revisionHelp } from './revision-help.ts';
import type { Known } from './known.ts';
import type { Random } from './random.ts';
import type { Asker, Sessions } from './sessions.ts';

type Mend = (body: unknown) => unknown;
type Help = (operationId: string, asker: Asker) => Promise<Mend>;

/** What handlers demand and no schema can say: two passwords alike, all ids of a list, a free name. */
export function createHelp(api: TestApi, known: Known, random: Random, sessions: Sessions): Help {
  const idsOf = async (statement: string): Promise<number[]> =>
    (await api.pool.query<{ id: number }>(statement)).rows.map(({ id }) => id);
  const unique = (): string => `n${String(random.int(1, 2_000_000_000))}`;
  const withFields =
    (fields: () => Record<string, unknown>): Mend =>
    (body) =>
      body !== null && typeof body === 'object' ? { ...body, ...fields() } : body;

  /** Of somebody, fresh; answers never hold one. */
  const link = async (): Promise<string> => {
    const made = await makeOperatorLink(api.pool, String(known.one('username', random)));
    return made?.token ?? '';
  };

  /** That nobody has; the next address names it, or an earlier one. */
  const freeRole = async (): Promise<void> => {
    const key = unique();
    await api.pool.query(
      `insert into roles (key, name_en, name_ar, permissions) values ($1, 'Free', 'حر', '{seo.read}')`,
      [key],
    );
    known.add('key', key);
  };

  /** The next address names it, or an earlier one; no answer holds its key. */
  const waitingSubscription = async (): Promise<Mend> => {
    const { rows } = await api.pool.query<{ key: string }>(
      `with lead as (insert into leads (first_name, email, source, reference_id)
         values ('', 'reader@example.com', 'newsletter', 'MZL-' || gen_random_uuid()) returning id)
       insert into subscriptions (lead_id, key, asked_at)
         select id, replace(gen_random_uuid()::text, '-', ''), now() from lead returning key`,
    );
    known.add('subscription', rows[0]?.key ?? '');
    return (body) => body;
  };

  /** Only a hash of its link is stored. */
  const linkedEnquiry = async (): Promise<Mend> => {
    const token = randomBytes(16).toString('hex');
    await api.pool.query(
      `with lead as (insert into leads (first_name, email, source, reference_id)
         values ('', 'visitor@example.com', 'contact_form', 'MZL-' || gen_random_uuid()) returning id)
       insert into enquiry_links (token_hash, lead_id, ends_at) select $1, id, now() + interval '90 days' from lead`,
      [hashOfLink(token)],
    );
    known.add('enquiry', token);
    return (body) => body;
  };

  /** Of somebody new, so that nobody who asks here is signed out; the next address names them, or somebody earlier. */
  const openSession = async (): Promise<Mend> => {
    const { id } = await signInAs(api, 'user');
    const { rows } = await api.pool.query<{ session: string }>(
      `select sess ->> 'publicId' as session from sessions where (sess ->> 'userId')::integer = $1`,
      [id],
    );
    known.add('users', id);
    known.add('sessions', rows[0]?.session ?? '');
    return (body) => body;
  };

  /** Of answers a path is known, not its parts; the next address has them. */
  const landingPage = async (): Promise<Mend> => {
    await api.pool.query(
      `insert into properties (title, price, deal, status, address, city, category, subcategory)
         select 'Office', 9000, 'rent', 'for_rent', 'Tower', 'Lusail', 'commercial', 'office' from generate_series(1, 3)
         where (select count(*) from properties where city = 'Lusail' and kind = 'office' and is_active) < 3`,
    );
    await api.pool.query('update content_version set version = version + 1');
    known.add('offer', 'for-rent');
    known.add('kinds', 'offices');
    known.add('place', 'lusail');
    return (body) => body;
  };

  /** Of everybody, since the one who asks may be anybody; the next address names it, or an earlier one. */
  const sharedView = async (): Promise<Mend> => {
    await api.pool.query(
      'delete from saved_views where id not in (select id from saved_views order by id desc limit 20)',
    );
    const { rows } = await api.pool.query<{ id: number }>(
      `insert into saved_views (screen, name, is_shared, columns, filters, sort)
         values ('properties', $1, true, '{}', '{}', 'newest') returning id`,
      [unique()],
    );
    known.add('saved-views', rows[0]?.id ?? 0);
    return withFields(() => ({ isShared: true }));
  };

  const others = [
    factorHelp(api, known, sessions),
    contactHelp(api, known),
    settingsHelp(api),
    mandateHelp(api, known),
    calendarHelp(api, known),
    messageHelp(api, known),
    revisionHelp(api, known),
  ];
  const mends = new Map<string, () => Promise<Mend> | Mend>([
    ['login', () => withFields(() => ({ username: known.one('username', random), password: testPassword }))],
    [
      'changeCredentials',
      () =>
        withFields(() => ({ currentPassword: testPassword, newPassword: testPassword, confirmation: testPassword })),
    ],
    [
      'useAccessLink',
      async () => {
        const token = await link();
        return withFields(() => ({
          token,
          username: unique(),
          password: testPassword,
          confirmation: testPassword,
        }));
      },
    ],
    [
      'readAccessLink',
      async () => {
        const token = await link();
        return withFields(() => ({ token }));
      },
    ],
    ['confirmIdentity', () => withFields(() => ({ password: testPassword }))],
    [
      'makeApiToken',
      async () => {
        // a hundred work at a time
        await api.pool.query(
          'delete from api_tokens where id not in (select id from api_tokens order by id desc limit 20)',
        );
        return withFields(() => ({ permissions: ['listings.read'] }));
      },
    ],
    [
      'createRole',
      async () => {
        // a hundred at a time
        await api.pool.query(
          'delete from roles r where not is_built_in and not exists (select from users u where u.role = r.key)',
        );
        return withFields(() => ({ key: unique() }));
      },
    ],
    [
      'updateRole',
      async () => {
        await freeRole();
        return withFields(() => ({ name: { en: 'Other', ar: 'آخر' }, permissions: ['seo.read'] }));
      },
    ],
    [
      'deleteRole',
      async () => {
        await freeRole();
        return (body) => body;
      },
    ],
    [
      'setCrmDuty',
      async () => {
        // whichever its address names, it is there before long
        await api.pool.query(
          `insert into crm_duties (kind, lead_reference, provider)
           select 'erase', 'MZL-' || n, 'sandbox' from generate_series(1, 300) as n on conflict do nothing`,
        );
        return (body) => body;
      },
    ],
    ['getLandingPage', landingPage],
    ['getEnquiry', linkedEnquiry],
    ['getSubscription', waitingSubscription],
    ['confirmSubscription', waitingSubscription],
    ['endSubscription', waitingSubscription],
    ['listUserSessions', openSession],
    ['endUserSession', openSession],
    ['endUserSessions', openSession],
    ['inviteUser', () => withFields(() => ({ email: `${unique()}@example.com`, role: 'agent' }))],
    [
      'restoreProperty',
      async () => {
        // whichever its address names, it is among the deleted before long
        await api.pool.query(
          `update properties set deleted_at = now(), was_active = is_active, is_active = false, is_featured = false
           where id % 3 = 0 and deleted_at is null`,
        );
        return (body) => body;
      },
    ],
    [
      'createSavedView',
      async () => {
        // fifty of one person
        await api.pool.query(
          'delete from saved_views where id not in (select id from saved_views order by id desc limit 20)',
        );
        return withFields(() => ({ screen: 'properties', isShared: false }));
      },
    ],
    ['updateSavedView', sharedView],
    ['deleteSavedView', sharedView],
    ['setDefaultView', () => withFields(() => ({ screen: 'properties', viewId: null }))],
    [
      'orderSocialLinks',
      async () => {
        const ids = await idsOf('select id from social_media_links');
        return withFields(() => ({ ids }));
      },
    ],
    [
      'orderLeadRules',
      async () => {
        const ids = await idsOf('select id from lead_rules');
        return withFields(() => ({ ids }));
      },
    ],
    ...['createTeam', 'updateTeam'].map((id): [string, () => Mend] => [id, () => withFields(() => ({ members: [] }))]),
    ...['createLeadRule', 'updateLeadRule'].map((id): [string, () => Mend] => [
      id,
      () => withFields(() => ({ action: 'agent', people: [], dutyFrom: null, dutyTo: null })),
    ]),
    ['saveLeave', () => withFields(() => ({ leave: { from: '2026-12-01', to: '2026-12-12' } }))],
    ['bulkAssignLeads', () => withFields(() => ({ assigneeId: null }))],
    ['updateUser', () => withFields(() => ({ agentId: null }))],
    [
      'saveLeadStages',
      async () => {
        const named = 'id, name, name_ar as "nameAr"';
        const stages = await api.pool.query<object>(
          `select ${named}, status from lead_stages where retired_at is null`,
        );
        const reasons = await api.pool.query<object>(`select ${named} from lost_reasons where retired_at is null`);
        return withFields(() => ({ stages: stages.rows, retired: [], lostReasons: reasons.rows }));
      },
    ],
    [
      'enterLead',
      () => withFields(() => ({ phone: '+974 5555 0101', email: `${unique()}@example.com`, propertyId: null })),
    ],
    [
      'orderFeatured',
      async () => {
        const shown = 'is_active and deleted_at is null';
        // three and no other, whatever was featured before
        await api.pool.query(
          `update properties set is_featured = id in (select id from properties where ${shown} order by id limit 3)`,
        );
        const ids = await idsOf(`select id from properties where is_featured and ${shown}`);
        return withFields(() => ({ ids }));
      },
    ],
    // a made up address of a known host names no video there
    ...['createProperty', 'updateProperty', 'replaceProperty'].map((id): [string, () => Mend] => [
      id,
      () => withFields(() => ({ videoUrl: null, tourUrl: null })),
    ]),
    ['createBlogPost', () => withFields(() => ({ slug: unique(), featuredImage: null }))],
    ['updateBlogPost', () => withFields(() => ({ featuredImage: null }))],
    [
      'updateSocialLink',
      () => (body) => {
        const { platform: _, ...rest } = (body ?? {}) as Record<string, unknown>;
        return rest;
      },
    ],
    [
      'bulkUpdateProperties',
      () => (body) => {
        const { status, ...rest } = (body ?? {}) as Record<string, unknown>;
        return rest['action'] === 'set-status' ? { ...rest, status: status ?? 'sold' } : rest;
      },
    ],
  ]);
  return async (operationId, asker) => {
    for (const help of others) {
      const fields = await help(operationId, asker);
      if (fields !== null) return withFields(() => fields);
    }
    return (await mends.get(operationId)?.()) ?? ((body) => body);
  };
}
