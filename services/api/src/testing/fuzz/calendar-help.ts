import { createHash, randomBytes } from 'node:crypto';
import type { TestApi } from '../start-api.ts';
import type { Known } from './known.ts';

/** What schemas cannot say of tasks and viewings: the version that is shown, times in order, a time at which nobody is booked. Null: nothing to help. */
export function calendarHelp(api: TestApi, known: Known) {
  const oneId = async (statement: string): Promise<number> =>
    (await api.pool.query<{ id: number }>(statement)).rows[0]?.id ?? 0;
  const newLead = `insert into leads (first_name, email, source, reference_id)
    values ('x', 'x@example.com', 'contact_form', 'MZL-' || gen_random_uuid()) returning id`;
  let hours = 0;
  /** An hour of its own. */
  const startsAt = (): string => new Date(Date.UTC(2031, 0, 1) + (hours += 1) * 3_600_000).toISOString();
  /** As new, so that its version is one. */
  const addTask = async () => {
    known.add('tasks', await oneId(`insert into tasks (title, due_at) values ('Call', now()) returning id`));
    return { version: 1 };
  };
  const helps = new Map<string, () => Promise<Record<string, unknown>>>([
    ['createTask', async () => ({ leadId: null, assigneeId: undefined, repeat: { every: 'daily' } })],
    ['updateTask', async () => ({ ...(await addTask()), assigneeId: undefined, repeat: null })],
    ['deleteTask', addTask],
    [
      'planViewing',
      async () => ({
        leadId: await oneId(newLead),
        propertyId: null,
        hostId: undefined,
        startsAt: startsAt(),
        endsAt: undefined,
      }),
    ],
    [
      'updateViewing',
      async () => {
        const at = startsAt();
        known.add(
          'viewings',
          await oneId(`with lead as (${newLead}) insert into viewings (lead_id, starts_at, ends_at)
            select id, '${at}', '${at}'::timestamptz + interval '45 minutes' from lead returning id`),
        );
        return { version: 1, propertyId: null, hostId: undefined, startsAt: at, endsAt: undefined };
      },
    ],
    ['revokeCalendarFeed', addFeeds],
    ['getCalendarFile', addFeeds],
  ]);

  /** Of everybody, since the one who asks may be anybody; an administrator's has an address that is known. */
  async function addFeeds(): Promise<Record<string, unknown>> {
    const secret = randomBytes(32).toString('base64url');
    await api.pool.query(
      `insert into calendar_feeds (user_id, secret_hash) select id, gen_random_uuid()::text from users on conflict do nothing`,
    );
    await api.pool.query(
      `update calendar_feeds set secret_hash = $1 where user_id = (select min(id) from users where role = 'admin' and disabled_at is null)`,
      [createHash('sha256').update(secret).digest('base64url')],
    );
    for (const name of ['calendar', 'file']) known.add(name, `${secret}.ics`);
    return {};
  }

  return async (operationId: string): Promise<Record<string, unknown> | null> =>
    (await helps.get(operationId)?.()) ?? null;
}
