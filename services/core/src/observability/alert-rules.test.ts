import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHttpMetrics } from '../start/http-metrics.ts';
import { createMetrics, observeProcess, type Metrics } from '../platform/metrics.ts';
import { createDeliveryMetrics } from './delivery-metrics.ts';
import { observeDisk } from './disk-metrics.ts';
import { createIntakeMetrics } from './intake-metrics.ts';
import { observeLedger } from './ledger-metrics.ts';
import { observePool } from './pool-metrics.ts';
import { observeQueues } from './queue-metrics.ts';
import { createRelayMetrics } from './relay-metrics.ts';
import { createSyncMetrics } from '../listing-sync/pull/sync-metrics.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const rules = read('infra/alerts/manzil.rules.yml');
const runbook = read('docs/runbook.md');

function allMetrics(): Metrics {
  const registry = createMetrics('all');
  observeProcess(registry);
  createHttpMetrics(registry);
  createIntakeMetrics(registry);
  createDeliveryMetrics(registry);
  createSyncMetrics(registry);
  createRelayMetrics(registry);
  observePool(registry, { totalCount: 0, idleCount: 0, waitingCount: 0 });
  observeDisk(registry, root);
  observeLedger(registry, () => Promise.reject(new Error('not here')));
  observeQueues(registry, () => Promise.reject(new Error('not here')));
  return registry;
}

const labels = new Map<string, ReadonlySet<string>>();
beforeAll(() => {
  const found = allMetrics().getMetricsAsArray() as unknown as { name: string; type: string; labelNames: string[] }[];
  for (const { name, type, labelNames } of found) {
    const names = new Set([...labelNames, 'service', 'instance', 'job']);
    labels.set(name, names);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) labels.set(`${name}_${part}`, names);
  }
});

function figuresIn(text: string): { name: string; asked: string[] }[] {
  return Array.from(text.matchAll(/\b((?:manzil|nodejs|process)_[a-z0-9_]+)\b(?:\{([^}]*)\})?/g), (match) => ({
    name: match[1] ?? '',
    asked: Array.from((match[2] ?? '').matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g), (label) => label[1] ?? ''),
  }));
}

const headings = Array.from(runbook.matchAll(/^## (.+)$/gm), (match) => match[1] ?? '');
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe.each([
  ['the alert rules', rules],
  ['the runbook', runbook],
])('%s', (_, text) => {
  it('speak of figures that some process gives, with labels that they have', () => {
    const figures = figuresIn(text);
    expect(figures.length).toBeGreaterThan(10);
    const wrong = figures.flatMap(({ name, asked }) => {
      const known = labels.get(name);
      if (known === undefined) return [name];
      return asked.filter((label) => !known.has(label)).map((label) => `${name}{${label}}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('each alert', () => {
  const alerts = rules.split(/^ {6}- alert: /m).slice(1);

  it('has an expression, a severity and a sentence', () => {
    expect(alerts.length).toBeGreaterThan(10);
    for (const alert of alerts) {
      expect(alert).toMatch(/^ {8}expr: \S/m);
      expect(alert).toMatch(/severity: (page|warn) /);
      expect(alert).toMatch(/^ {10}summary: \S/m);
    }
  });

  it('leads to a section of the runbook that is there and names it', () => {
    for (const alert of alerts) {
      const name = alert.split('\n', 1)[0] ?? '';
      const [, file = '', anchor = ''] = /runbook: ([\w/.]+)#(\S+)/.exec(alert) ?? [];
      expect(existsSync(path.join(root, file)), `${name}: ${file}`).toBe(true);
      const heading = headings.find((one) => anchorOf(one) === anchor) ?? '';
      expect(heading, `${name}: #${anchor}`).not.toBe('');
      const section = runbook.split(`## ${heading}\n`)[1]?.split('\n## ', 1)[0];
      expect(section, `the section ${heading}`).toContain(name);
    }
  });
});
