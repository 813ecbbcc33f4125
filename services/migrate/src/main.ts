/** One shot, before the processes of a version start. */
import path from 'node:path';
import { prepareDatabase, type PrepareNews } from '@manzil/core/start/prepare-database';
import { loadEnv } from '@manzil/core/platform/env';
import { demandSafeSettings } from '@manzil/core/platform/settings-safety';
import { createLogger } from '@manzil/core/platform/logger';

const demoPictures = path.resolve(import.meta.dirname, '../../../infra/demo-pictures');
/** A database that hangs must not hold the start. */
const withinMs = 600_000;

// a starter that is gone wants nothing more
process.once('disconnect', () => process.exit());
/** The starter, where one listens. */
const tell = (news: PrepareNews): void => void process.send?.(news, () => process.disconnect());

const env = loadEnv(['DATABASE_URL']);
demandSafeSettings(env);
const log = createLogger({ service: 'migrate', level: env.LOG_LEVEL });
setTimeout(() => {
  log.fatal({ withinMs }, 'took too long');
  process.exit(1);
}, withinMs).unref();
try {
  const { migrated, filled, passwordFile } = await prepareDatabase(env, demoPictures);
  log.info({ migrated, filled }, 'database is ready');
  if (passwordFile !== null) log.info({ passwordFile }, 'made the account admin; its password is in this file');
  tell({ type: 'prepared', filled, passwordFile });
} catch (error) {
  log.fatal({ err: error }, 'database could not be made ready');
  const { message, code, path: place } = error as NodeJS.ErrnoException;
  tell({ type: 'failed', message, code, path: place });
  process.exitCode = 1;
}
