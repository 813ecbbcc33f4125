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

/** In order, with names that stay the same for ever. A new migration goes at the end; an old one is never changed. */
export const migrations = [
  { name: '0001-first-schema', class: Migration0001 },
  { name: '0002-agents-in-arabic', class: Migration0002 },
  { name: '0003-search-words', class: Migration0003 },
  { name: '0004-removed-posts', class: Migration0004 },
  { name: '0005-accounts', class: Migration0005 },
  { name: '0006-lead-work', class: Migration0006 },
  { name: '0007-intake-refusals', class: Migration0007 },
  { name: '0008-listings-of-staff', class: Migration0008 },
  { name: '0009-blog-in-the-admin', class: Migration0009 },
  { name: '0011-people-behind-leads', class: Migration0011 },
  { name: '0012-scans-and-imports', class: Migration0012 },
  { name: '0013-breaker-and-reconciliation', class: Migration0013 },
  { name: '0014-pulls-that-ask', class: Migration0014 },
  { name: '0015-due-by-provider', class: Migration0015 },
];
