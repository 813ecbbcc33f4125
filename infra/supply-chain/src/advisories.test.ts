import { expect, it } from 'vitest';
import { readAudit } from './advisories.ts';

const packages = { 'node_modules/a': {}, 'node_modules/tool': { dev: true } };
const metadata = { dependencies: { total: 2 } };
const via = (name: string, severity = 'high') => ({
  source: 1,
  name,
  severity,
  title: 'bad',
  url: `https://advisories.example/${name}`,
});
const read = (answer: unknown) => readAudit(JSON.stringify(answer), packages);

it('tells each advisory once, and whether it is shipped [M-807]', () => {
  const answer = read({
    auditReportVersion: 2,
    metadata,
    vulnerabilities: {
      a: { via: [via('a'), 'tool'], nodes: ['node_modules/a'] },
      b: { via: ['a'], nodes: ['node_modules/tool'] },
      tool: { via: [via('tool', 'low')], nodes: ['node_modules/tool'] },
      again: { via: [via('a')], nodes: ['node_modules/tool'] },
    },
  });
  expect(answer).toEqual({
    asked: true,
    found: [
      { id: 'https://advisories.example/a', package: 'a', severity: 'high', title: 'bad', shipped: true },
      { id: 'https://advisories.example/tool', package: 'tool', severity: 'low', title: 'bad', shipped: false },
    ],
  });
});

it('finds nothing only where npm looked and said so [M-807]', () => {
  expect(read({ auditReportVersion: 2, metadata, vulnerabilities: {} })).toEqual({ asked: true, found: [] });
});

it.each([
  [
    { auditReportVersion: 2, metadata: { dependencies: { total: 0 } }, vulnerabilities: {} },
    'npm looked at no package',
  ],
  [{ auditReportVersion: 2, vulnerabilities: {} }, 'npm looked at no package'],
  [{ auditReportVersion: 2, metadata }, 'npm answered in an unknown form'],
  [{ metadata, vulnerabilities: {} }, 'npm answered in an unknown form'],
  [{ message: 'no', statusCode: 405 }, 'the registry answers 405 to questions about advisories'],
  [{ message: 'no', statusCode: 503, error: {} }, 'the registry answers 503 to questions about advisories'],
  [{ error: { code: 'ENOLOCK', summary: 'x' } }, 'ENOLOCK'],
  [{ error: { summary: 'request failed\nmore', detail: '' } }, 'request failed'],
  [{ error: {} }, 'npm could not ask'],
  [[], 'npm gave no answer that can be read'],
  [null, 'npm gave no answer that can be read'],
])('%j is no answer: %s [M-807]', (answer, why) => {
  expect(read(answer)).toEqual({ asked: false, why });
});

it.each(['', 'npm error', '{"auditReportVersion":2'])('neither is %j [M-807]', (text) => {
  expect(readAudit(text, packages)).toEqual({ asked: false, why: 'npm gave no answer that can be read' });
});
