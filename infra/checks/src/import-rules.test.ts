import { describe, expect, it } from 'vitest';
import { fileProblems, importProblem } from './import-rules.ts';

describe('importProblem', () => {
  it.each([
    ['services/core/src/leads/lead.ts', '@manzil/core/data/database'],
    ['services/core/src/leads/lead.ts', '../data/database.ts'],
    ['services/core/src/leads/lead.ts', '../platform/env.ts'],
    ['services/core/src/leads/lead.ts', 'node:fs'],
    ['services/core/src/leads/lead.ts', 'pg'],
    ['services/core/src/deliveries/engine/engine.ts', '../../platform/env.ts'],
    ['web/src/site/team/team-grid.tsx', '@manzil/core/team/store/agent-reader'],
    ['web/src/site/team/team-grid.tsx', '@manzil/core/platform/env'],
    ['services/core/src/leads/lead.ts', './store/lead-reader.ts'],
    ['services/core/src/leads/store/lead-reader.ts', '../../listings/store/property-where.ts'],
    ['services/core/src/audit/store/audit-log.ts', '../../leads/store/lead-reader.ts'],
    ['services/core/src/team/store/agent-writer.ts', '../../audit/store/audit-log.ts'],
    ['services/core/src/team/store/agent-writer.ts', '../../data/raise-content-version.ts'],
    ['services/api/src/main.ts', '@manzil/core/audit/store/audit-log'],
    ['services/core/src/data/database.ts', '../leads/lead.ts'],
    ['services/core/src/platform/env.ts', '../leads/lead.ts'],
    ['services/core/src/deliveries/engine/engine.ts', '../../start/connect-crm.ts'],
    ['services/core/src/data/database.ts', '../messaging/publisher.ts'],
    ['services/api/src/main.ts', '@manzil/retry/src/main'],
    ['services/api/src/main.ts', '../../retry/src/main.ts'],
    ['web/src/site/leads/lead-form.tsx', '#site/listings/card.tsx'],
    ['web/src/site/leads/lead-form.tsx', '../listings/card.tsx'],
    ['web/src/ui/button.tsx', '#site/leads/lead-form.tsx'],
    ['web/src/site/leads/lead-form.tsx', '#staff-ui/table/checkbox.tsx'],
    ['web/src/ui/button.tsx', '#staff-ui/table/checkbox.tsx'],
    ['web/src/site/leads/lead-form.tsx', '@manzil/core/leads/lead-safety'],
    ['services/core/src/deliveries/states.ts', 'node:fs'],
    ['web/server/main.ts', '@manzil/core/data/database'],
    ['services/api/src/main.ts', '@manzil/testing/redis'],
    ['infra/embedded/src/main.ts', '@manzil/api/src/main'],
  ])('refuses %s importing %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toMatch(/^may not import /);
  });

  it.each([
    ['services/core/src/deliveries/engine/engine.ts', '../delivery.ts'],
    ['services/core/src/leads/store/lead-reader.ts', '../../data/database.ts'],
    ['services/core/src/leads/store/lead-intake.ts', '../../deliveries/store/outbox.ts'],
    ['services/core/src/team/store/agent-writer.ts', '../../audit/store/staff-write.ts'],
    ['services/core/src/audit/store/staff-write.ts', './audit-log.ts'],
    ['services/core/src/listing-sync/store/apply.ts', '../../data/raise-content-version.ts'],
    ['services/core/src/leads/lead-safety.ts', '../deliveries/delivery.ts'],
    ['services/api/src/main.ts', '@manzil/core/data/database'],
    ['services/api/src/main.ts', 'express'],
    ['services/api/src/main.ts', 'node:path'],
    ['services/retry/src/engine.int.test.ts', '@manzil/testing/database'],
    ['web/src/site/leads/lead-form.tsx', '#ui/button.tsx'],
    ['web/src/site/leads/lead-form.tsx', './honeypot.tsx'],
    ['web/src/app/routes/site/home.tsx', '#site/leads/lead-form.tsx'],
    ['web/server/main.ts', '@manzil/core/platform/env'],
  ])('lets %s import %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toBeNull();
  });
});

describe('fileProblems', () => {
  it('finds static, dynamic and bare imports', () => {
    const source = `import a from '../data/a.ts';\nconst b = await import("../crm/b.ts");\nimport '../messaging/c.ts';\n`;
    expect(fileProblems('services/core/src/platform/x.ts', source)).toHaveLength(3);
  });

  it('refuses barrels', () => {
    expect(fileProblems('web/src/ui/index.ts', 'export const a = 1;')).toHaveLength(1);
    expect(fileProblems('web/src/ui/all.ts', "export * from './a.ts';")).toHaveLength(1);
    expect(fileProblems('web/src/ui/all.ts', "export { a } from './a.ts';")).toHaveLength(1);
    expect(fileProblems('web/src/ui/all.ts', "import { a } from './a.ts';\nexport const b = a;")).toEqual([]);
  });
});
