/**
 * What open screens cost a running api while nothing happens: its share of a core over 30 s.
 * node infra/bench/src/streams.ts <address of the api> <its database, as owner> <its process id> [screens, 200]
 * Adds accounts to that database and removes them again: for one of one's own alone.
 */
import { hashPassword } from '@manzil/core/accounts/store/password-hash';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorSeconds } from './proc/proc-stat.ts';

const [url = '', databaseUrl = '', pid = '', screens = '200'] = process.argv.slice(2);
const perAccount = 10;
const measuredMs = 30_000;
const password = 'a password for measuring';

const db = new pg.Client({ connectionString: databaseUrl });
await db.connect();
const secret = await hashPassword(password);
const stopping = new AbortController();
const begun = String(Date.now());
try {
  const streams = Number(screens);
  for (let account = 0; account * perAccount < streams; account += 1) {
    const username = `bench-${begun}-${String(account)}`;
    await db.query(
      `with added as (insert into users (email, role) values ($1 || '@example.com', 'agent') returning id)
       insert into credentials (user_id, username, password_hash) select id, $1, $2 from added`,
      [username, secret],
    );
    const cookie = await signIn(username);
    const own = Math.min(perAccount, streams - account * perAccount);
    await Promise.all(Array.from({ length: own }, () => open(cookie)));
  }
  await sleep(2_000);
  const before = processorSeconds([Number(pid)]);
  await sleep(measuredMs);
  const share = (processorSeconds([Number(pid)]) - before) / (measuredMs / 1_000);
  console.log(`${screens} open screens: ${(100 * share).toFixed(2)} % of a core over 30 s`);
} finally {
  stopping.abort();
  await db.query(
    `delete from sessions where sess ->> 'userId' in (select id::text from users where email like $1 || '%')`,
    [`bench-${begun}-`],
  );
  await db.query(`delete from users where email like $1 || '%'`, [`bench-${begun}-`]);
  await db.end();
}

async function signIn(username: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${String(answer.status)}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Until the end; read, as a browser does. */
async function open(cookie: string): Promise<void> {
  const answer = await fetch(`${url}/api/events`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stopping.signal,
  });
  if (!answer.ok) throw new Error(`A stream answered ${String(answer.status)}`);
  answer.body?.pipeTo(new WritableStream(), { signal: stopping.signal }).catch(() => undefined);
}
