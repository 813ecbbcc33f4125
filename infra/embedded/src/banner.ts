import type { Env } from '@manzil/core/platform/env';

export interface BannerFacts {
  env: Env;
  withSandbox: boolean;
  embeddedDatabase: boolean;
  seconds: number;
}

export function banner({ env, withSandbox, embeddedDatabase, seconds }: BannerFacts): string {
  const rows: [string, string][] = [
    ['Site', `${env.PUBLIC_URL}/en   ${env.PUBLIC_URL}/ar`],
    ['Admin', `${env.PUBLIC_URL}/admin-login${env.DEMO_MODE ? '   admin / manzil-demo' : ''}`],
    ...(withSandbox ? [['CRM sandbox', env.CRM_BASE_URL] as [string, string]] : []),
    ['Database', embeddedDatabase ? `embedded, in ${env.DATA_DIR}` : 'outside (DATABASE_URL)'],
    ['Queues', env.REDIS_URL === undefined ? 'on PostgreSQL' : 'on Redis (REDIS_URL)'],
    ['Mail', env.SMTP_URL === undefined ? `kept in ${env.DATA_DIR}/mail, read in the admin` : 'by SMTP_URL'],
    ['Logs', `${env.DATA_DIR}/logs`],
    ['Stop', 'Ctrl-C'],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = '─'.repeat(64);
  return [
    '',
    line,
    `Manzil is running (started in ${seconds.toFixed(1)} s)`,
    ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`),
    line,
    '',
  ].join('\n');
}
