/** One for each test file. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import './global-setup.ts';

export interface TestDatabase {
  /** Allows everything in this database. */
  url: string;
  /** Whoever is still connected. */
  drop(): Promise<void>;
}

/** Migrated and empty. Only in *.int, *.full and *.evidence tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  return {
    url: address.toString(),
    drop: () => execute(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

async function execute(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
