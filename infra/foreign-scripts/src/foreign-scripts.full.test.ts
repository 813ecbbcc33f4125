/** What somebody else wrote never runs in the browser of who reads it: written wherever one can, looked at wherever it shows. */
import type { Browser } from '@playwright/test';
import { runStarter, type Starter } from '@manzil/embedded/testing/starter';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffPaths } from '../../../web/testing/staff-paths.ts';
import { words } from '../../../web/testing/words.ts';
import { launch, runUnprotected, watch } from './browser.ts';
import { corpus, formulas } from './corpus.ts';
import { mostPasskeys } from '@manzil/core/accounts/store/passkey-store';
import { longestPasskeyName, namePasskeys, removePasskeys } from './passkeys.ts';
import { calculated, exportsAsCsv, mailsOf, publicPlaces, staffPlaces } from './places.ts';
import { openAsStaff, openSite, type Site } from './site.ts';
import { notWritten, writeAll, writeInCrm, type Written } from './write.ts';
import { writings } from './text-fields.ts';

/** Each is of a form that no script has; what is not kept is beside them. */
const takesNone = [
  'createBlogPost slug',
  'createLead email',
  'createContact email',
  'enterLead email',
  'createAgent email',
  'createOwner email',
  'inviteUser email',
  'inviteUser role',
  'createRole key',
  'createLeadRule kinds.*',
  'createSavedView columns.*',
  'createSavedView sort',
  ...['price', 'serviceCharge', 'deposit', 'agencyFee', 'clearHeight'].map((name) => `createProperty ${name}`),
  'createSocialLink platform',
  'saveMetaTag platform',
  'saveSyncSchedule scheduleTime',
  ...['licenceNumber', 'phone', 'whatsapp', 'email', 'logo', 'primaryColour', 'accentColour'].map(
    (name) => `saveOfficeSettings ${name}`,
  ),
  ...['week', 'ramadan.week'].flatMap((name) =>
    ['opens', 'closes'].map((end) => `saveOfficeSettings hours.${name}.*.*.${end}`),
  ),
  // of known hosts only
  ...['videoUrl', 'tourUrl'].map((name) => `createProperty ${name}`),
  'login username',
  'login password',
  ...['googleAnalytics', 'metaPixel', 'tiktokPixel'].map((name) => `saveMarketingSettings ${name}.id`),
  ...['openai', 'anthropic', 'gemini'].flatMap((name) =>
    ['key', 'model'].map((field) => `saveChatSettings assistants.${name}.${field}`),
  ),
  ...['bedrooms', 'bathrooms', 'place'].map((name) => `sendChatMessage context.${name}`),
  // which words were agreed to, a bot's trap, proofs
  ...['createLead', 'createContact'].flatMap((id) =>
    ['captcha', 'captchaToken', 'website', 'consent.policyVersion', 'consent.textVersion'].map(
      (field) => `${id} ${field}`,
    ),
  ),
];
let browser: Browser;
let starter: Starter;
let folder: string;
let staff: Site;
let written: Written;
const numbers = corpus.map((_, n) => n + 1);
const origin = (name: string): string => `http://localhost:${starter.env[name] ?? ''}`;

beforeAll(async () => {
  browser = await launch();
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-foreign-'));
  const env = {
    CAPTCHA_MODE: 'off',
    LIMIT_CONTACT_PER_ADDRESS: '10000',
    LIMIT_CONTACT_PER_PERSON: '10000',
    LIMIT_CHAT: '10000',
    LIMIT_PRESSES: '10000',
    LIMIT_VIEWS: '10000',
    LIMIT_SIGNIN_FAILURES: '10000',
  };
  starter = await runStarter({ dataDir: path.join(folder, 'data'), env });
  await starter.printed('Manzil is running');
  staff = await openAsStaff(origin('PORT'));
  written = await writeAll(staff, openSite(origin('PORT')));
  await writeInCrm(`http://127.0.0.1:${starter.env['SANDBOX_PORT'] ?? ''}`);
  const pulled = await staff.ask('POST', '/api/sync-now');
  if (pulled.status !== 200) throw new Error(`The CRM's listings do not come: ${pulled.text}`);
});

afterAll(async () => {
  await browser.close();
  starter.npm.kill('SIGTERM');
  await starter.ended();
  await rm(folder, { recursive: true, force: true });
});

test('each script of the corpus runs where nothing protects', async () => {
  const ran = await runUnprotected(browser, corpus);
  expect(numbers.filter((n) => !ran.has(n))).toEqual([]);
  expect(numbers).toHaveLength(40);
});

test('each text of the contract is written, or there is a reason [M-894]', () => {
  expect(written.failures).toEqual([]);
  const known = writings();
  expect(Object.keys(notWritten).filter((id) => !known.some((writing) => writing.id === id))).toEqual([]);
  const never = known
    .filter(({ id }) => !(id in notWritten))
    .flatMap(({ id, fields }) => fields.map(({ path: at }) => `${id} ${at.join('.')}`))
    .filter((field) => !written.taken.has(field));
  expect(never.toSorted()).toEqual(takesNone.toSorted());
});

test('none runs on a page of the site [M-894]', async () => {
  const seen = await watch(browser);
  const url = origin('PORT');
  const { whole, single, machine } = await publicPlaces(staff, written);
  for (const place of [...whole, ...single, ...machine]) await seen.read(url + place);
  for (const language of ['/ar', '/en']) {
    for (const place of whole.filter((each) => each.startsWith(language))) await seen.open(url + place);
    for (const place of single.filter((each) => each.startsWith(language))) await seen.go(place);
  }
  expect([...seen.ran]).toEqual([]);
  expect(numbers.filter((n) => !seen.shown.has(n))).toEqual([]);
  expect(numbers.filter((n) => !seen.sent.has(n))).toEqual([]);
  await seen.context.close();
});

test('none runs on a screen of staff [M-894]', async () => {
  const seen = await watch(browser);
  const url = origin('PORT');
  await seen.context.addCookies(staff.cookies().map((cookie) => ({ ...cookie, url })));
  for (const screen of staffPaths) await seen.open(url + screen);
  for (const place of await staffPlaces(staff, written)) await seen.go(place);
  expect([...seen.ran]).toEqual([]);
  expect(numbers.filter((n) => !seen.shown.has(n))).toEqual([]);
  await seen.context.close();
});

test('none runs in the name of a passkey [M-910]', async () => {
  const seen = await watch(browser);
  const url = origin('PORT');
  await seen.context.addCookies(staff.cookies().map((cookie) => ({ ...cookie, url })));
  const names = corpus.flatMap(({ text }, n) => (text.length <= longestPasskeyName ? [{ text, number: n + 1 }] : []));
  for (let at = 0; at < names.length; at += mostPasskeys) {
    const some = names.slice(at, at + mostPasskeys);
    await namePasskeys(
      staff,
      some.map(({ text }) => text),
    );
    await seen.open(`${url}/admin/account`);
    // a page that was just loaded may not be waiting for its data yet
    await seen.page
      .getByText(some.at(-1)?.text.trim().slice(-8) ?? '')
      .last()
      .waitFor();
    await seen.look();
    await removePasskeys(staff);
  }
  expect([...seen.ran]).toEqual([]);
  expect(names.filter(({ number }) => !seen.shown.has(number))).toEqual([]);
  expect(names.length).toBeGreaterThan(25);
  await seen.context.close();
});

test('none runs in the chat [M-894]', async () => {
  const seen = await watch(browser);
  const { chat, shell } = words.en;
  await seen.open(`${origin('PORT')}/en/contact`);
  await seen.page
    .getByRole('complementary', { name: shell.chat.label })
    .getByRole('button', { name: shell.chat.label, exact: true })
    .click();
  const panel = seen.page.getByRole('dialog', { name: chat.title });
  for (const { text } of corpus) {
    await panel.getByRole('textbox', { name: chat.input }).fill(text);
    await seen.page.keyboard.press('Enter');
    await panel.getByRole('log').getByText(text.trim().slice(-8)).last().waitFor();
    await seen.look();
  }
  expect([...seen.ran]).toEqual([]);
  expect(numbers.filter((n) => !seen.shown.has(n))).toEqual([]);
  await seen.context.close();
});

test('none runs in a mail [M-894]', async () => {
  const seen = await watch(browser);
  for (const { subject, html } of await mailsOf(staff)) {
    expect(subject).not.toMatch(/[\r\n]/);
    await seen.show(html, `mail ${subject}`);
  }
  expect([...seen.ran]).toEqual([]);
  expect(numbers.filter((n) => !seen.shown.has(n))).toEqual([]);
  await seen.context.close();
});

test.each(exportsAsCsv)('no cell of %s is calculated [M-894]', async (address) => {
  const { status, text } = await staff.ask('GET', address);
  expect(status).toBe(200);
  expect(text).toContain(`'${formulas[0]}`);
  expect(calculated(text)).toEqual([]);
});
