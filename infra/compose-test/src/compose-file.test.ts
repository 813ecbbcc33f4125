import { secretNames, secretsOf } from '@manzil/core/platform/process-secrets';
import { root } from '@manzil/embedded/root';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  ports?: string[];
  read_only?: boolean;
  mem_limit?: string;
  restart?: string;
  stop_grace_period?: string;
  cap_drop?: string[];
  networks?: string[];
  pids_limit?: number;
  security_opt?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  profiles?: string[];
  build?: { dockerfile: string };
}

const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const { services, networks } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
const oneShots = ['settings', 'migrate'];
const lasting = Object.entries(services).filter(([name]) => !oneShots.includes(name));

describe('docker-compose.yml', () => {
  it('runs every process of ours', () => {
    const processes = readdirSync(path.join(root, 'services')).filter((name) => name !== 'core');
    expect(Object.keys(services)).toEqual(expect.arrayContaining([...processes, 'web', 'caddy', 'postgres', 'redis']));
  });

  it('publishes ports of caddy alone', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(['caddy']);
  });

  it.each(Object.entries(services))('%s has a read-only root and a limit of memory', (_, service) => {
    expect(service).toMatchObject({ read_only: true, mem_limit: expect.stringMatching(/^\d+[mg]$/) });
  });

  it.each(Object.entries(services))(
    "%s gains no privilege, keeps the engine's seccomp and has a limit of processes",
    (_, service) => {
      expect(service).toMatchObject({ security_opt: ['no-new-privileges:true'], pids_limit: expect.any(Number) });
      expect(service).not.toHaveProperty('privileged');
    },
  );

  it.each(Object.entries(services))('%s has no capability [M-811]', (_, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service).not.toHaveProperty('cap_add');
  });

  it('has one network for each need, and a way out only for who needs it [M-812]', () => {
    const open = Object.keys(networks).filter((name) => networks[name]?.internal !== true);
    const members = (network: string): string[] =>
      Object.keys(services).filter((name) => services[name]?.networks?.includes(network));
    expect(open).toEqual(['edge', 'outside']);
    expect(Object.fromEntries(Object.keys(networks).map((name) => [name, members(name)]))).toEqual({
      edge: ['caddy'],
      front: ['web', 'caddy'],
      app: ['api', 'crm-sync', 'web'],
      data: ['postgres', 'migrate', 'api', 'crm-sync', 'retry', 'notifier', 'scheduler'],
      queue: ['redis', 'api', 'crm-sync', 'retry', 'notifier', 'scheduler'],
      crm: ['api', 'crm-sync', 'retry', 'scheduler', 'crm-sandbox'],
      outside: ['migrate', 'api', 'crm-sync', 'retry', 'notifier', 'scheduler'],
    });
    expect(services['settings']).toMatchObject({ network_mode: 'none' });
  });

  it.each(lasting)('%s is started again, looked after, and gets time to stop', (_, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      stop_grace_period: expect.stringMatching(/^\d+s$/),
      healthcheck: expect.objectContaining({ test: expect.any(Array) }),
    });
  });

  it.each(lasting)('%s starts after the settings were looked at', (name) => {
    const before = (service: string): string[] =>
      Object.keys(services[service]?.depends_on ?? {}).flatMap((one) => [one, ...before(one)]);
    expect(before(name)).toContain('settings');
  });

  it.each(Object.entries(secretsOf))('gives %s the secrets that it reads, and no other [M-865]', (name, own) => {
    const given = Object.keys(services[name]?.environment ?? {}).filter((one) => secretNames.includes(one as never));
    expect(given.toSorted()).toEqual([...own].toSorted());
  });

  it('gives no secret to web or caddy, and the demo CRM only in the profile', () => {
    for (const name of ['web', 'caddy'])
      expect(
        Object.keys(services[name]?.environment ?? {}).filter((one) =>
          /SECRET|TOKEN|PASSWORD|KEY|DATABASE|REDIS/.test(one),
        ),
      ).toEqual(name === 'web' ? ['DATABASE_POOL', 'CRM_TOKEN_URL', 'PASSWORD_BREACH_URL'] : []);
    // whoever owns the tables can take the protection of the audit log away
    const knowOwner = Object.keys(services).filter(
      (name) => 'DATABASE_OWNER_URL' in (services[name]?.environment ?? {}),
    );
    expect(knowOwner.toSorted()).toEqual(['migrate', 'settings']);
    // a CRM that nobody gave an address is not the sandbox
    expect(services['api']?.environment).toMatchObject({ CRM_BASE_URL: '${CRM_BASE_URL:-}' });
    expect(services['crm-sandbox']?.profiles).toEqual(['demo']);
  });
});
