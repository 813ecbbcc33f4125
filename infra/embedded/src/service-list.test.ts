import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, serviceGroups } from './service-list.ts';

it('lists main files that exist', () => {
  for (const { entry } of serviceGroups(true).flat()) expect(existsSync(path.join(root, entry))).toBe(true);
});

it('leaves the sandbox out when another CRM is used', () => {
  expect(
    serviceGroups(false)
      .flat()
      .map(({ name }) => name),
  ).not.toContain('crm-sandbox');
});

it('gives every group the time to stop within 20 s, PostgreSQL included', () => {
  const groups = serviceGroups(true).map((group) => Math.max(...group.map(({ stopWithinMs }) => stopWithinMs)));
  expect(groups.reduce((sum, ms) => sum + ms, 0) + 3_500).toBeLessThan(20_000);
});
