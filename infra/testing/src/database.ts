/** One for each test file. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { executeSql } from './execute-sql.ts';
import './global-setup.ts';

export interface TestDatabase {
  /** Allows everything in this database. */
  url: string;
  /** As processes have it: rows, and no more than they need. */
  appUrl: string;
  /** Whoever is still connected. */
  drop(): Promise<void>;
}

/** Migrated and empty. Only in *.int, *.full and *.evidence tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template, app } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await executeSql(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  return {
    url: address.toString(),
    appUrl: as(address, app),
    drop: () => executeSql(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

function as(address: URL, { username, password }: { username: string; password: string }): string {
  return Object.assign(new URL(address), { username, password }).toString();
}
