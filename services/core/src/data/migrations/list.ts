import { Migration0001 } from './migration-0001.ts';
import { Migration0002 } from './migration-0002.ts';
import { Migration0003 } from './migration-0003.ts';
import { Migration0004 } from './migration-0004.ts';
import { Migration0005 } from './migration-0005.ts';
import { Migration0006 } from './migration-0006.ts';
import { Migration0007 } from './migration-0007.ts';
import { Migration0008 } from './migration-0008.ts';
import { Migration0009 } from './migration-0009.ts';
import { Migration0011 } from './migration-0011.ts';
import { Migration0012 } from './migration-0012.ts';
import { Migration0013 } from './migration-0013.ts';
import { Migration0014 } from './migration-0014.ts';
import { Migration0015 } from './migration-0015.ts';
import { Migration0016 } from './migration-0016.ts';
import { Migration0017 } from './migration-0017.ts';
import { Migration0018 } from './migration-0018.ts';
import { Migration0019 } from './migration-0019.ts';
import { Migration0020 } from './migration-0020.ts';
import { Migration0021 } from './migration-0021.ts';
import { Migration0022 } from './migration-0022.ts';
import { Migration0023 } from './migration-0023.ts';
import { Migration0024 } from './migration-0024.ts';
import { migrationNames, type MigrationName } from './names.ts';

/** What each migration does, by its name. */
const steps = {
  '0001-first-schema': Migration0001,
  '0002-agents-in-arabic': Migration0002,
  '0003-search-words': Migration0003,
  '0004-removed-posts': Migration0004,
  '0005-accounts': Migration0005,
  '0006-lead-work': Migration0006,
  '0007-intake-refusals': Migration0007,
  '0008-listings-of-staff': Migration0008,
  '0009-blog-in-the-admin': Migration0009,
  '0011-people-behind-leads': Migration0011,
  '0012-scans-and-imports': Migration0012,
  '0013-breaker-and-reconciliation': Migration0013,
  '0014-pulls-that-ask': Migration0014,
  '0015-due-by-provider': Migration0015,
  '0016-crm-providers': Migration0016,
  '0017-compared-keys': Migration0017,
  '0018-records-of-a-crm': Migration0018,
  '0019-several-probes': Migration0019,
  '0020-missing-again': Migration0020,
  '0021-pulls-that-end': Migration0021,
  '0022-queue-of-pictures': Migration0022,
  '0023-listings-the-crm-was-not-told-of': Migration0023,
  '0024-how-a-pull-reads': Migration0024,
} satisfies Record<MigrationName, unknown>;

/** In order, as MikroORM's migrator wants them. */
export const migrations = migrationNames.map((name) => ({ name, class: steps[name] }));
