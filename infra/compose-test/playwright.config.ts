/** The browser journey on a platform that runs already; infra/compose-test says where. */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// `npm test` names the browser; run by hand, Debian's is taken where there is one
const debians = '/usr/bin/chromium';
const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? (existsSync(debians) ? debians : undefined);

export default defineConfig({
  testDir: '../../web/e2e',
  testMatch: 'journey.spec.ts',
  globalSetup: '../../web/e2e/support/wait-for-listings.ts',
  outputDir: '../../test-results/compose',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    baseURL: process.env['COMPOSE_TEST_SITE'] ?? 'http://localhost:3000',
    launchOptions: {
      ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-sync',
      ],
    },
  },
});
