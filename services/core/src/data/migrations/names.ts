/** In order, and the same for ever. A new one goes at the end. Apart from what they do, so that asking for them loads no ORM. */
export const migrationNames = [
  '0001-first-schema',
  '0002-agents-in-arabic',
  '0003-search-words',
  '0004-removed-posts',
  '0005-accounts',
  '0006-lead-work',
  '0007-intake-refusals',
  '0008-listings-of-staff',
  '0009-blog-in-the-admin',
  '0011-people-behind-leads',
  '0012-scans-and-imports',
  '0013-breaker-and-reconciliation',
  '0014-pulls-that-ask',
  '0015-due-by-provider',
  '0016-crm-providers',
  '0017-compared-keys',
  '0018-records-of-a-crm',
  '0019-several-probes',
  '0020-missing-again',
  '0021-pulls-that-end',
  '0022-queue-of-pictures',
  '0023-listings-the-crm-was-not-told-of',
  '0024-how-a-pull-reads',
] as const;

export type MigrationName = (typeof migrationNames)[number];
