/** infra/compose-test says where the platform runs. */
import { defineConfig } from '@playwright/test';

// named by main.ts; left out, Playwright takes its own download
const { CHROMIUM_PATH } = process.env;

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
