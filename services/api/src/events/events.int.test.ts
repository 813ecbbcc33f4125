import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let agent: Staff;
let other: Staff;
beforeAll(async () => {
  api = await startApi();
  [admin, agent, other] = await Promise.all([signInAs(api, 'admin'), signInAs(api, 'agent'), signInAs(api, 'agent')]);
});
beforeEach(() => api.pool.query('truncate leads, deliveries, notices, request_limits restart identity cascade'));
const opened: AbortController[] = [];
afterEach(() => opened.splice(0).forEach((one) => one.abort()));
afterAll(() => api.close());

interface Stream {
  answer: Response;
  /** All that came until now. */
  text: () => string;
  /** Resolves when the server ended it. */
  ended: Promise<void>;
}

/** As a browser's EventSource asks. Open, and listening, when it resolves. */
async function listen({ cookie }: Pick<Staff, 'cookie'>): Promise<Stream> {
  const stop = new AbortController();
  opened.push(stop);
  const answer = await fetch(`${api.url}/api/events`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) text += decoder.decode(part as Uint8Array, { stream: true });
  };
  const ended = read();
  // a test that is over cuts its streams
  ended.catch(() => undefined);
  if (answer.status === 200) await vi.waitUntil(() => text.includes('event: again'));
  return { answer, text: () => text, ended };
}

const addLead = (assignee: number | null) =>
  api.pool.query(
    `insert into leads (first_name, email, source, reference_id, assignee_id)
     values ('Noura', 'noura@example.com', 'contact_form', gen_random_uuid()::text, $1)`,
    [assignee],
  );
const listingsIn = (text: string): number => text.split('"listings"').length;
/** Until something that is told now has arrived, and so all that was told before. */
const heardBy = async (stream: Stream): Promise<void> => {
  const before = listingsIn(stream.text());
  await expect
    .poll(
      async () => {
        await api.pool.query(`select tell_screens('listings')`);
        return listingsIn(stream.text());
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBeGreaterThan(before);
};
const kindsIn = (text: string): string[] =>
  [...text.matchAll(/event: changed\ndata: (.*)\n/g)]
    .flatMap(([, data = '{}']) => (JSON.parse(data) as { kinds: string[] }).kinds)
    .filter((kind) => kind !== 'listings');

describe('the stream of changes', () => {
  it('tells of a new enquiry within two seconds of its commit, and nothing about it [M-1169]', async () => {
    const stream = await listen(admin);
    expect(stream.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.answer.headers.get('cache-control')).toContain('no-transform');
    expect(stream.answer.headers.get('x-accel-buffering')).toBe('no');
    await heardBy(stream);
    const sent = await api.post('/api/contact', await enquiry(api, { email: 'secret.person@example.com' }));
    expect(sent.status).toBe(201);
    await expect.poll(() => kindsIn(stream.text()), { timeout: 2_000, interval: 25 }).toContain('leads');
    expect(stream.text()).not.toMatch(/secret|example\.com|MZL|نورة/);
  });

  it('tells of what workers change: a delivery that ended, a notice [M-1169]', async () => {
    await api.post('/api/contact', await enquiry(api));
    const stream = await listen(agent);
    await heardBy(stream);
    await api.pool.query(`update deliveries set state = 'cancelled', settled_at = now() where consumer = 'mail'`);
    await api.pool.query(`insert into notices (user_id, kind) values ($1, 'lead_assigned')`, [agent.id]);
    await expect.poll(() => kindsIn(stream.text())).toEqual(expect.arrayContaining(['deliveries', 'notices']));
  });

  it("tells an agent nothing of somebody else's lead and notices [M-1170]", async () => {
    const [own, elsewhere] = [await listen(agent), await listen(other)];
    await heardBy(own);
    await heardBy(elsewhere);
    await addLead(other.id);
    await api.pool.query(`insert into notices (user_id, kind) values ($1, 'lead_assigned')`, [other.id]);
    await expect.poll(() => kindsIn(elsewhere.text())).toEqual(expect.arrayContaining(['leads', 'notices']));
    // what is told after it has arrived, and so would have this
    await heardBy(own);
    expect(kindsIn(own.text())).toEqual([]);
    await addLead(agent.id);
    await expect.poll(() => kindsIn(own.text())).toEqual(['leads']);
  });

  it('tells many changes at once together [M-1169]', async () => {
    const stream = await listen(admin);
    await heardBy(stream);
    await Promise.all(Array.from({ length: 20 }, () => addLead(null)));
    await expect.poll(() => kindsIn(stream.text())).toContain('leads');
    await heardBy(stream);
    expect(kindsIn(stream.text()).length).toBeLessThanOrEqual(3);
  });
});

describe('a stream ends', () => {
  it('when its session does, by signing out, and no other does [M-1171]', async () => {
    const leaving = await signInAs(api, 'agent');
    const [stream, stays] = [await listen(leaving), await listen(agent)];
    await heardBy(stream);
    expect((await callAs(api, leaving)('POST', '/api/logout')).status).toBeLessThan(400);
    await stream.ended;
    await heardBy(stays);
    expect((await listen(leaving)).answer.status).toBe(401);
  });

  it('when the account is disabled or gets another role [M-1171]', async () => {
    const somebody = await signInAs(api, 'agent');
    const before = await listen(somebody);
    await heardBy(before);
    await api.pool.query(`update users set role = 'editor' where id = $1`, [somebody.id]);
    await before.ended;
    // as what they are now
    const after = await listen(somebody);
    await heardBy(after);
    await addLead(somebody.id);
    await heardBy(after);
    expect(kindsIn(after.text())).toEqual([]);
    await api.pool.query('update users set disabled_at = now() where id = $1', [somebody.id]);
    await after.ended;
    expect((await listen(somebody)).answer.status).toBe(401);
  });

  it('and does not keep its session alive [M-1171]', async () => {
    const expiry = async () =>
      (
        await api.pool.query<{ expire: string }>(
          `select expire from sessions where (sess ->> 'userId')::integer = $1`,
          [other.id],
        )
      ).rows[0]?.expire;
    const before = await expiry();
    await listen(other);
    expect(await expiry()).toBe(before);
  });
});

describe('who may listen', () => {
  it('is staff, with ten streams each [M-1172]', async () => {
    expect((await listen({ cookie: '' })).answer.status).toBe(401);
    const busy = await signInAs(api, 'agent');
    for (let one = 0; one < 10; one += 1) expect((await listen(busy)).answer.status).toBe(200);
    const refused = await listen(busy);
    expect(refused.answer.status).toBe(429);
    expect(refused.answer.headers.get('retry-after')).toBe('30');
    expect((await listen(agent)).answer.status).toBe(200);
    opened.splice(0).forEach((one) => one.abort());
    await expect.poll(async () => (await listen(busy)).answer.status).toBe(200);
  });

  it('gets the beginning alone where no stream is asked for [M-1172]', async () => {
    const answer = await api.get('/api/events', { cookie: admin.cookie });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('event: again');
    api.demandContract();
  });
});

it('is heard again after the database was away, and says that something may have been missed [M-1173]', async () => {
  const stream = await listen(admin);
  await heardBy(stream);
  const before = stream.text().split('event: again').length;
  await api.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'manzil-api-changes' and datname = current_database()`,
  );
  await expect.poll(() => stream.text().split('event: again').length, { timeout: 10_000 }).toBeGreaterThan(before);
  await addLead(null);
  await expect.poll(() => kindsIn(stream.text())).toContain('leads');
});
