import { root } from '@manzil/embedded/root';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const caddyfile = readFileSync(path.join(root, 'infra/caddy/Caddyfile'), 'utf8');
const contract = readFileSync(path.join(root, 'openapi/generated/api.json'), 'utf8');

const units: Record<string, number> = { kb: 1024, mb: 1024 ** 2 };
const largestBody = Math.max(
  ...[...contract.matchAll(/"x-body-limit": "(\d+)([km]b)"/g)].map(
    ([, size, unit]) => Number(size) * (units[unit ?? ''] ?? NaN),
  ),
);
// Caddy counts a MB as a million
const mostBytes = Number(/max_size (\d+)MB/.exec(caddyfile)?.[1]) * 1_000_000;
const large = new RegExp(/@large header_regexp Content-Length (\S+)/.exec(caddyfile)?.[1] ?? 'missing');

describe('the Caddyfile', () => {
  it('lets through every body that the contract takes, and not much more', () => {
    expect(largestBody).toBeGreaterThan(0);
    expect(mostBytes).toBeGreaterThan(largestBody);
    expect(mostBytes).toBeLessThan(2 * largestBody);
  });

  it('refuses a declared length as it would refuse the body', () => {
    for (const length of [0, 1, 999, largestBody, mostBytes - 1]) expect(String(length)).not.toMatch(large);
    for (const length of [mostBytes, mostBytes + 1, 10 * mostBytes]) expect(String(length)).toMatch(large);
    expect(`000${String(mostBytes)}`).toMatch(large);
  });

  it('ends a request that comes slowly and bounds its header', () => {
    expect(caddyfile).toMatch(/read_header \d+s\s+read_body \d+m\s+idle \d+m/);
    expect(caddyfile).toMatch(/max_header_size \d+KB/);
  });
});
