import { type LyingProvider, startLyingProvider } from '../accounts/oidc/testing/lying-provider.ts';
import { settingsFor } from '../accounts/oidc/testing/settings.ts';
import { createPictureIntake } from '../media/picture-intake.ts';
import { seedDatabase } from '@manzil/core/seeds/seed';
import { fillProperties } from '@manzil/core/listings/testing/fill-properties';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CampaignResult, runCampaign } from '../testing/fuzz/campaign.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { contract } from './document.ts';
import { readOperations } from './operations.ts';

/** `npm run fuzz` sets both. */
const seed = Number(process.env['FUZZ_SEED'] ?? '20261125');
const ms = Number(process.env['FUZZ_MINUTES'] ?? '1') * 60_000;
const operations = readOperations(contract);

/** What an operation waits for that is not beside this test. */
const needsAnother = new Map([
  ['endSession', 'a second session of the same account'],
  ['erasePerson', 'all leads of one person, and the e-mail typed'],
  ['releasePropertyField', 'a listing of the CRM with just that field overridden'],
  ['updateLeadEntry', 'an entry of one’s own, with its lead and version'],
  ['restorePropertyRevision', 'a former version of just that listing, and the version that stands there'],
  ['restorePostRevision', 'a former version of just that article, and the version that stands there'],
  ['syncNow', 'a worker that pulls'],
  ['seedProperties', 'a worker that pulls'],
  ['setCrmFaults', 'the demo CRM'],
  ['decideRemovals', 'a pull that held listings back'],
  ['decideFormerDeliveries', 'deliveries to a CRM before this one'],
  ['decideUntoldListings', 'a pull from a CRM before this one'],
  ['resendMissing', 'a comparison that a worker has ended'],
]);

let api: TestApi;
let provider: LyingProvider;
let result: CampaignResult;
const folder = mkdtempSync(join(tmpdir(), 'manzil-fuzz-'));

beforeAll(async () => {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  provider = await startLyingProvider();
  api = await startApi({
    settings: {
      ...settingsFor(provider),
      CAPTCHA_MODE: 'off',
      LIMIT_CONTACT_PER_ADDRESS: '100000',
      LIMIT_CONTACT_PER_PERSON: '100000',
      LIMIT_SIGNIN_FAILURES: '100000',
      LIMIT_CHAT: '100000',
      LIMIT_PRESSES: '100000',
      LIMIT_VIEWS: '100000',
      DEMO_MODE: 'on',
      // nobody listens there
      ASSISTANT_BASE_URL: 'http://127.0.0.1:9',
    },
    forceWaitMs: 50,
    replace: { pictures: createPictureIntake({ dataDir: folder, download: async () => picture }) },
  });
  await seedDatabase(api.databaseUrl, { demoMode: true });
  await fillProperties(api.pool, 60);
  result = await runCampaign(api, { seed, ms, operations, picture, undoable: new Set(needsAnother.keys()) });
  const { requests, table, undeclared } = result.coverage;
  const refusals = JSON.stringify(undeclared());
  process.stdout.write(
    `seed ${String(seed)}: ${String(requests())} requests\n${table()}\nonly under default: ${refusals}\n`,
  );
}, ms + 600_000);

afterAll(async () => {
  await api.close();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

test('no request makes an operation fail, leave the contract or tell what is inside [M-793]', () => {
  expect(result.findings.join('\n\n')).toBe('');
});

test('everybody has asked every operation [M-793]', () => {
  expect(result.coverage.requests()).toBeGreaterThan(operations.length * 10);
  expect(result.coverage.askedLess(2)).toEqual([]);
});

test('every operation was done for somebody who may, but for those that need what is not there [M-793]', () => {
  expect(result.coverage.neverDone().filter((id) => !needsAnother.has(id))).toEqual([]);
});
