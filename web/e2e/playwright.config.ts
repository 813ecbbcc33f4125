/** Browser tests on the very processes that `npm start` starts, with a data folder and ports of their own. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { lendPictures } from './support/kept-pictures.ts';

/* The configuration is read again by every worker: what it chose first is kept in the environment. */
if (process.env['E2E_DATA_DIR'] === undefined) {
  process.env['E2E_DATA_DIR'] = mkdtempSync(path.join(tmpdir(), 'manzil-e2e-'));
  lendPictures(process.env['E2E_DATA_DIR']);
}
/** Stands in the title of what changes the whole platform: the CRM's faults, settings, listings that go. */
const alone = /\balone: /;
const port = process.env['E2E_PORT'] ?? '3100';
const root = path.resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
// `npm test` names the browser; run by hand, Debian's is taken where there is one
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? debians.find((file) => existsSync(file));

export default defineConfig({
  testDir: '.',
  globalSetup: './support/wait-for-listings.ts',
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] === 'true',
  // two cores; tests share one platform and keep out of each other's way, those that cannot come alone at the end
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
    // recording takes a quarter of the run; by hand: --trace on. What a red page showed is in the log (support/seen.ts)
    trace: 'off',
    screenshot: 'only-on-failure',
    // what slides and fades is looked at by the tests that are about it
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
      // many enquiries from one browser in a few minutes
      LIMIT_CONTACT_PER_ADDRESS: '500',
      LIMIT_CONTACT_PER_PERSON: '500',
      LIMIT_CHAT: '500',
      // the CRM is broken and healed once, and comes back sooner than it should in earnest
      DELIVERY_BREAKER_OPEN_MS: '5000',
      // a stub that a test starts; nobody outside is ever asked
      ASSISTANT_BASE_URL: `http://127.0.0.1:${String(Number(port) + 4)}`,
    },
  },
});
