/** On the processes of `npm start`, with own data folder and ports. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { lendPictures } from './support/kept-pictures.ts';

/* Every worker reads this file: the first choice is kept in the environment. */
if (process.env['E2E_DATA_DIR'] === undefined) {
  process.env['E2E_DATA_DIR'] = mkdtempSync(path.join(tmpdir(), 'manzil-e2e-'));
  lendPictures(process.env['E2E_DATA_DIR']);
}
/** In titles of tests that change the whole platform. */
const alone = /\balone: /;
const port = process.env['E2E_PORT'] ?? '3100';
const root = path.resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
// `npm test` names the browser; by hand, Debian's if there is one
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? debians.find((file) => existsSync(file));

export default defineConfig({
  testDir: '.',
  globalSetup: './support/wait-for-listings.ts',
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] === 'true',
  // two cores; what cannot share the platform runs at the end
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'together', grepInvert: alone },
    { name: 'alone', grep: alone, dependencies: ['together'], workers: 1, fullyParallel: false },
  ],
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // a quarter of the run; by hand: --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
    // tests about motion switch it on
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-quic', '--no-first-run', '--disable-sync'],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
    stdout: 'pipe',
    env: {
      PORT: port,
      API_PORT: String(Number(port) + 1),
      SYNC_PORT: String(Number(port) + 2),
      SANDBOX_PORT: String(Number(port) + 3),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      LIMIT_CONTACT_PER_ADDRESS: '500',
      LIMIT_CONTACT_PER_PERSON: '500',
      LIMIT_CHAT: '500',
      // sooner than in earnest
      DELIVERY_BREAKER_OPEN_MS: '5000',
      // a test's stub
      ASSISTANT_BASE_URL: `http://127.0.0.1:${String(Number(port) + 4)}`,
    },
  },
});
