import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withClient } from './postgres/database.ts';
import { startPostgres } from './postgres/postgres.ts';
import { expectRefusal, expectSite, isRoot, usePlace } from './testing/starter-fixture.ts';
import { freePorts } from './testing/starter.ts';

const place = usePlace();

describe('npm start refuses in one sentence', () => {
  it('a second start in the same folder', async () => {
    const first = await place.startReady();
    await expectRefusal(await place.start(), /already runs over .*\/data \(process \d+, http:\/\/localhost:\d+\)/);
    await expectSite(first);
  });

  it('a port that is taken', async () => {
    const env = await freePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(env['API_PORT']), '127.0.0.1', resolve));
    await expectRefusal(await place.start({ env }), new RegExp(`Port ${env['API_PORT'] ?? ''} is taken .* API_PORT`));
    other.close();
  });

  it('a wrong setting', async () => {
    await expectRefusal(await place.start({ env: { CAPTCHA_MODE: 'perhaps' } }), /CAPTCHA_MODE/);
  });

  it('demo mode on a public address', async () => {
    await expectRefusal(
      await place.start({ env: { DEMO_MODE: 'on', PUBLIC_URL: 'https://manzil.example' } }),
      /DEMO_MODE is refused/,
    );
  });

  it('an outside database that is not there', async () => {
    const env = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };
    await expectRefusal(await place.start({ env }), /database none at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/);
  });

  it('data that a newer PostgreSQL made', async () => {
    await mkdir(path.join(place.dataDir, 'postgres'), { recursive: true });
    await writeFile(path.join(place.dataDir, 'postgres/PG_VERSION'), '99\n');
    await expectRefusal(await place.start(), /made by the newer PostgreSQL 99/);
  });

  it('data that a newer Manzil made, which it leaves as it is', async () => {
    const server = await startPostgres({ dataDir: path.join(place.dataDir, 'postgres') });
    await withClient(server.url('postgres'), async (client) => client.query('create database manzil'));
    await withClient(server.url('manzil'), async (client) => {
      await client.query('create table schema_migrations (id serial primary key, name text, executed_at timestamptz)');
      await client.query(`insert into schema_migrations (name) values ('Migration9999')`);
    });
    await server.stop();
    await expectRefusal(await place.start(), /newer version of Manzil.*Migration9999/);
  });

  it('secrets that cannot be read', async () => {
    await mkdir(place.dataDir);
    await writeFile(path.join(place.dataDir, 'secrets.json'), '{');
    await expectRefusal(await place.start(), /secrets\.json cannot be read/);
    expect(await readFile(path.join(place.dataDir, 'secrets.json'), 'utf8')).toBe('{');
  });

  it('a full disk', async () => {
    await mkdir(place.dataDir);
    const mount = `mount -t tmpfs -o size=40m none ${place.dataDir} && exec "$@"`;
    const space = isRoot ? ['unshare', '--mount'] : ['unshare', '--user', '--map-root-user', '--mount'];
    await expectRefusal(
      await place.start({ prefix: [...space, 'sh', '-c', mount, 'sh'] }),
      /disk that holds .*\/data is full .* DATA_DIR/,
    );
  });
});
