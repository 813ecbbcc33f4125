/** One PostgreSQL, with a migrated template that is copied in milliseconds. */
import { migrate } from '@manzil/core/data/migrate';
import { startPostgres } from '@manzil/embedded/postgres/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { adminUrl: string; template: string };
  }
}

interface Server {
  adminUrl: string;
  stop: () => Promise<void>;
}

/** TEST_DATABASE_URL names a server to use instead. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const server =
    outside === undefined || outside === '' ? await ownServer() : { adminUrl: outside, stop: () => Promise.resolve() };
  const template = `manzil_template_${String(process.pid)}`;
  const stop = async (): Promise<void> => {
    if (outside) await execute(server.adminUrl, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
  try {
    await execute(server.adminUrl, `create database ${template}`);
    const address = new URL(server.adminUrl);
    address.pathname = `/${template}`;
    await migrate(address.toString());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', { adminUrl: server.adminUrl, template });
  return stop;
}

async function ownServer(): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-test-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), fsync: false });
  return {
    adminUrl: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
