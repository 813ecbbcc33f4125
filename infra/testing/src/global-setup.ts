/** One PostgreSQL, with a migrated template that is copied in milliseconds. */
import { migrateDatabase } from '@manzil/core/start/migrate-database';
import type { TestProject } from 'vitest/node';
import { executeSql } from './execute-sql.ts';
import { startOwnPostgres } from './own-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { adminUrl: string; template: string; app: { username: string; password: string } };
  }
}

const app = { username: 'manzil_app', password: 'only-for-tests' };

/** TEST_DATABASE_URL names a server to use instead. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'] || null;
  const own = outside === null ? await startOwnPostgres() : null;
  const adminUrl = outside ?? own?.url('postgres') ?? '';
  const template = `manzil_template_${String(process.pid)}`;
  const stop = async (): Promise<void> => {
    if (outside !== null) await executeSql(outside, `drop database if exists ${template} with (force)`);
    await own?.stop();
  };
  try {
    await executeSql(adminUrl, `create database ${template}`);
    const address = new URL(adminUrl);
    address.pathname = `/${template}`;
    await migrateDatabase(address.toString(), Object.assign(new URL(address), app).toString());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', { adminUrl, template, app });
  return stop;
}
