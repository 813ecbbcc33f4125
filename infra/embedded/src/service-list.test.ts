import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { opsPort, serviceGroups } from './service-list.ts';
import { root } from './root.ts';

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

it('gives every process of ours a port of its own for operators, and none where none is asked for', () => {
  const services = serviceGroups(true).flat();
  const ports = services.filter(({ name }) => name !== 'crm-sandbox').map((service) => opsPort(9_400, service));
  expect(ports.toSorted()).toEqual([9_400, 9_401, 9_402, 9_403, 9_404, 9_405]);
  expect(services.map((service) => opsPort(0, service)).every((port) => port === 0)).toBe(true);
});
