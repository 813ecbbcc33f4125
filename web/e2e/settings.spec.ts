import { expect, type Page } from '@playwright/test';
import { type AssistantStub, startAssistantStub } from '../../infra/testing/src/assistant-stub.ts';
import { expectAccessible } from './support/axe.ts';
import { type Language, words } from '../testing/words.ts';
import { restoreSettings } from './support/restore-settings.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const key = 'an-invented-key-0123456789';
let stub: AssistantStub;
test.beforeAll(async () => {
  stub = await startAssistantStub(Number(process.env['E2E_PORT'] ?? '3100') + 4);
});
test.afterAll(() => stub.close());

async function openSettings(page: Page, language: Language): Promise<void> {
  await asStaff(page, language);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: words[language].adminSettings.title, level: 1 })).toBeVisible();
}

test.afterEach(async ({ page }) => {
  await restoreSettings(page);
});

const language: Language = 'en';

test.describe('alone: settings', () => {
  const { adminSettings: text, chat: chatText, shell } = words[language];

  const section = (page: Page, name: string) => page.getByRole('region', { name });

  test('an outside assistant is tried, saved, and words the answers; its key never comes back [A-051 A-052 A-053 A-057]', async ({
    page,
  }) => {
    await openSettings(page, language);
    const chat = section(page, text.chat.title);
    const field = chat.getByLabel(text.chat.key.replace('{{service}}', 'OpenAI'), { exact: true });
    const tryIt = chat.getByRole('button', { name: text.test.start });
    await tryIt.click();
    await expect(chat.getByRole('status')).toContainText(text.test.outcome.answered);
    await chat.getByLabel(text.chat.provider).selectOption('openai');
    await chat.getByRole('button', { name: text.chat.save }).click();
    await expect(page.getByText(words[language].adminProblems.settings.key_needed).first()).toBeVisible();
    await field.fill(key);
    stub.answer = { status: 401, body: JSON.stringify({ error: { message: `Wrong key ${key}` } }) };
    await tryIt.click();
    const report = chat.getByRole('status');
    await expect(report).toContainText(text.test.outcome.refused);
    await expect(report).toContainText('Wrong key [key]');
    await expect(report).toContainText('HTTP 401');
    stub.answer = 'Hello from outside.';
    await tryIt.click();
    await expect(report).toContainText(stub.answer);
    await chat.getByRole('button', { name: text.chat.save }).click();
    await expect(page.getByText(text.chat.saved).first()).toBeVisible();
    const told: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/api/'))
        void answer.text().then(
          (body) => told.push(body),
          () => undefined,
        );
    });
    await page.reload();
    await expect(chat.getByText(text.chat.keyHint.stored)).toBeVisible();
    await expect(field).toHaveValue('');
    expect(told.join()).toContain('"keyState":"stored"');
    expect(told.join()).not.toContain(key);

    await expect(async () => {
      await page.goto(`/${language}`);
      await page.getByRole('button', { name: shell.chat.label, exact: true }).click();
      await expect(page.getByText(chatText.outside.replace('{{service}}', 'OpenAI'))).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('textbox', { name: chatText.input }).fill('Hello');
    await page.getByRole('button', { name: chatText.send }).click();
    await expect(page.getByRole('log')).toContainText(stub.answer);
    await expectAccessible(page);
    stub.answer = 'never';
    await page.getByRole('textbox', { name: chatText.input }).fill('thanks');
    await page.getByRole('button', { name: chatText.send }).click();
    await expect(page.getByRole('log')).toContainText('You are welcome!', {
      timeout: 15_000,
    });
  });

  test('the three switches change the public chat within two seconds [A-054 A-057]', async ({ page }) => {
    await openSettings(page, language);
    const chat = section(page, text.chat.title);
    const save = chat.getByRole('button', { name: text.chat.save });
    const turn = async (...names: (keyof typeof text.chat.switches)[]) => {
      for (const name of names) await chat.getByRole('switch', { name: text.chat.switches[name].label }).click();
      await save.click();
      await expect(save).toBeDisabled();
      await expect(page.getByText(text.saved).first()).toBeVisible();
    };
    const launcher = page.getByRole('button', { name: shell.chat.label, exact: true });
    const log = page.getByRole('log');
    const ask = async () => {
      await launcher.click();
      await page.getByRole('textbox', { name: chatText.input }).fill('offices for rent');
      await page.getByRole('button', { name: chatText.send }).click();
      await expect(log.getByRole('link', { name: chatText.link.list })).toBeVisible();
    };
    await page.goto(`/${language}`);
    await ask();
    await expect(log).toContainText(chatText.welcome);
    await expect(log.getByRole('link', { name: chatText.link.contact })).toBeVisible();

    await page.goto('/admin/settings');
    await turn('autoResponse', 'leadGeneration');
    await expect(async () => {
      await page.goto(`/${language}`);
      await launcher.click();
      await expect(log).toContainText(chatText.empty, { timeout: 1_000 });
    }).toPass();
    await expect(log).not.toContainText(chatText.welcome);
    await launcher.click();
    await ask();
    await expect(log.getByRole('link', { name: chatText.link.contact })).toHaveCount(0);

    const visitor = await page.context().newPage();
    await visitor.goto(`/${language}`);
    await visitor.getByRole('button', { name: shell.chat.label, exact: true }).click();
    await page.goto('/admin/settings');
    await turn('enabled');
    await visitor.getByRole('textbox', { name: chatText.input }).fill('x');
    await visitor.getByRole('button', { name: chatText.send }).click();
    await expect(visitor.getByRole('log')).toContainText(chatText.off);
    await visitor.close();
    await expect(async () => {
      await page.goto(`/${language}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(launcher).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });

  test('marketing ids reach the public pages after consent, and not before [A-055 A-057]', async ({ page }) => {
    await openSettings(page, language);
    const marketing = section(page, text.marketing.title);
    const save = marketing.getByRole('button', { name: text.marketing.save });
    const { googleAnalytics, metaPixel, tiktokPixel } = text.marketing.services;
    await marketing.getByRole('switch', { name: googleAnalytics.label }).click();
    await save.click();
    await expect(marketing.getByText(text.marketing.idMissing)).toBeVisible();
    await marketing.getByLabel(googleAnalytics.id, { exact: true }).fill('UA-1');
    await expect(marketing.getByText(text.marketing.idWrong.replace('{{example}}', 'G-AB12CD34EF'))).toBeVisible();
    await marketing.getByLabel(googleAnalytics.id, { exact: true }).fill('G-TEST123456');
    await marketing.getByRole('switch', { name: metaPixel.label }).click();
    await marketing.getByLabel(metaPixel.id, { exact: true }).fill('123456789012345');
    await marketing.getByRole('switch', { name: tiktokPixel.label }).click();
    await marketing.getByLabel(tiktokPixel.id, { exact: true }).fill('C4TESTPIXEL123');
    await save.click();
    await expect(page.getByText(text.marketing.saved).first()).toBeVisible();
    await page.reload();
    await expect(marketing.getByLabel(metaPixel.id, { exact: true })).toHaveValue('123456789012345');

    const loaded: string[] = [];
    await page.route(/googletagmanager|facebook|tiktok/, (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const banner = page.getByRole('region', { name: shell.consent.label });
    await expect(async () => {
      await page.goto(`/${language}`);
      await expect(banner).toContainText('Meta', { timeout: 1_000 });
    }).toPass();
    await expect(banner).toContainText('TikTok');
    expect(loaded).toEqual([]);
    await expectAccessible(page);
    await banner.getByRole('button', { name: shell.consent.accept, exact: true }).click();
    await expect
      .poll(() => loaded.map((address) => address.replace(/&.*/, '')).toSorted())
      .toEqual([
        'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4TESTPIXEL123',
        'https://connect.facebook.net/en_US/fbevents.js',
        'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
      ]);
    await page.getByRole('navigation').getByRole('link', { name: shell.nav.about, exact: true }).first().click();
    await expect(page).toHaveURL(/about$/);
    const queues = () =>
      page.evaluate(() => ({ meta: window.fbq?.queue, tiktok: window.ttq === undefined ? [] : [...window.ttq] }));
    await expect.poll(async () => (await queues()).tiktok).toEqual([['page'], ['page']]);
    expect((await queues()).meta).toEqual([
      ['set', 'autoConfig', false, '123456789012345'],
      ['init', '123456789012345'],
      ['track', 'PageView'],
      ['track', 'PageView'],
    ]);
    expect(refused).toEqual([]);

    await page.evaluate(() => {
      localStorage.removeItem('advertisingConsent');
    });
    loaded.length = 0;
    await page.reload();
    await expect(banner).toBeVisible();
    expect(loaded).toEqual([]);
  });
});
