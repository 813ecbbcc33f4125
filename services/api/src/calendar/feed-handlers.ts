import { may } from '@manzil/core/accounts/permissions';
import { findUserById } from '@manzil/core/accounts/store/user-repository';
import {
  makeCalendarFeed,
  openCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
} from '@manzil/core/calendar/store/calendar-feed';
import { leadScopeOf } from '@manzil/core/leads/lead-scope';
import { readOffice } from '@manzil/core/office/store/office-store';
import { listTasks } from '@manzil/core/tasks/store/task-reader';
import { listViewings } from '@manzil/core/viewings/store/viewing-reader';
import { Readable } from 'node:stream';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { writeCalendar } from './write-calendar.ts';

type Operations = 'getCalendarFeed' | 'makeCalendarFeed' | 'revokeCalendarFeed' | 'getCalendarFile';
type Deps = Pick<ApiDeps, 'database' | 'calendarLimit' | 'env'>;

const dayMs = 86_400_000;
const daysBack = 90;
const daysAhead = 400;
const mostTasks = 500;

export function feedHandlers({ database: { pool }, calendarLimit, env }: Deps): Pick<Handlers, Operations> {
  return {
    getCalendarFeed: async ({ user }) => ({ status: 200, body: { feed: await readCalendarFeed(pool, user.id) } }),

    async makeCalendarFeed({ user, requestId }) {
      demandPerson(user);
      const secret = await makeCalendarFeed(pool, user.id, { actor: user, requestId });
      return { status: 201, headers: { 'Cache-Control': 'no-store' }, body: { path: `/api/calendar/${secret}.ics` } };
    },

    async revokeCalendarFeed({ user, requestId }) {
      demandPerson(user);
      if (!(await revokeCalendarFeed(pool, user.id, { actor: user, requestId })))
        throw new ProblemError('calendar.not_found');
      return { status: 204 };
    },

    async getCalendarFile({ params: { file }, req }) {
      const wait = await calendarLimit.take(req.ip ?? '');
      if (wait !== null) throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(wait) } });
      const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1] ?? null;
      const userId = secret === null ? null : await openCalendarFeed(pool, secret);
      const user = userId === null ? null : await findUserById(pool, userId);
      const owner = demandFound(user !== null && may(user, 'leads.read_own') ? user : null, 'calendar.not_found');
      const now = Date.now();
      const asked = {
        scope: leadScopeOf(owner),
        person: owner.id,
        from: new Date(now - daysBack * dayMs).toISOString(),
        to: new Date(now + daysAhead * dayMs).toISOString(),
      };
      const [viewings, { tasks }, office] = await Promise.all([
        listViewings(pool, asked),
        listTasks(pool, { ...asked, state: 'open' }, { limit: mostTasks }),
        readOffice(pool),
      ]);
      const language = owner.language ?? 'en';
      const text = writeCalendar({ viewings, tasks, language, agency: office.name[language], siteUrl: env.PUBLIC_URL });
      return {
        status: 200,
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'inline; filename="calendar.ics"',
          'Cache-Control': 'private, no-store',
          'X-Robots-Tag': 'noindex, nofollow',
          'X-Content-Type-Options': 'nosniff',
        },
        stream: Readable.from([Buffer.from(text, 'utf8')]),
      };
    },
  };
}

/** A machine has no calendar. */
function demandPerson(user: { token?: unknown }): void {
  if (user.token !== undefined) throw new ProblemError('calendar.not_found');
}
