import type { Check } from './check.ts';
import { contentChecks } from './content-checks.ts';
import { performanceChecks } from './performance-checks.ts';
import { structuredChecks } from './structured-checks.ts';
import { technicalChecks } from './technical-checks.ts';

/** Ids are keys of translations. */
export const checks: readonly Check[] = [
  ...technicalChecks,
  ...contentChecks,
  ...performanceChecks,
  ...structuredChecks,
];
