/** The chat: the button on every public page, the panel, the conversation, its failures; by keyboard, on a phone, for axe. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Language, languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

interface Chat {
  launcher: Locator;
  panel: Locator;
  log: Locator;
  field: Locator;
  send: Locator;
  suggestions: Locator;
}

function chatOf(page: Page, language: Language): Chat {
  const { chat: text, shell } = words[language];
  const panel = page.getByRole('dialog', { name: text.title });
  return {
    launcher: page
      .getByRole('complementary', { name: shell.chat.label })
      .getByRole('button', { name: shell.chat.label, exact: true }),
    panel,
    log: panel.getByRole('log'),
    field: panel.getByRole('textbox', { name: text.input }),
    send: panel.getByRole('button', { name: text.send }),
    suggestions: panel.getByRole('list', { name: text.suggestions }).getByRole('button'),
  };
}

async function openChat(page: Page, language: Language, path = ''): Promise<Chat> {
  await page.goto(`/${language}${path}`);
  const chat = chatOf(page, language);
  await chat.launcher.click();
  await expect(chat.panel).toBeVisible();
  return chat;
}

const welcome: Record<Language, string[]> = {
  en: ['Buy property', 'Rent', 'Property prices', 'Contact agent'],
  ar: ['شراء عقار', 'استئجار', 'أسعار العقارات', 'تواصل مع وسيط'],
};
const question: Record<Language, string> = { en: 'apartments for rent', ar: 'شقق للإيجار' };

/** Holds answers back until the test lets them go. */
async function holdReplies(page: Page): Promise<{ release: () => void; asked: () => number }> {
  let release: () => void = () => undefined;
  let asked = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/chat', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { release, asked: () => asked };
}

for (const language of languages)
  test.describe(language, () => {
    const { chat: text } = words[language];

    test('a button on every public page opens the panel, which is closed at first [P-203 P-262]', async ({ page }) => {
      for (const path of ['', '/properties', '/team', '/no-such-page']) {
        await page.goto(`/${language}${path}`);
        const chat = chatOf(page, language);
        await expect(chat.launcher).toBeVisible();
        await expect(chat.panel).toBeHidden();
      }
      const chat = chatOf(page, language);
      await chat.launcher.click();
      await expect(chat.panel).toBeVisible();
    });

    test('the first opening greets with four suggestions; closing keeps the conversation [P-263 P-264 P-265 P-266]', async ({
      page,
    }) => {
      const chat = await openChat(page, language);
      await expect(chat.log).toContainText(text.welcome);
      await expect(chat.suggestions).toHaveText(welcome[language]);
      await chat.suggestions.first().click();
      await expect(chat.log.getByRole('link', { name: text.link.list })).toBeVisible();
      await chat.panel.getByRole('button', { name: text.close }).click();
      await expect(chat.panel).toBeHidden();
      await expect(chat.launcher).toBeFocused();
      await chat.launcher.click();
      await expect(chat.log).toContainText(text.welcome);
      await expect(chat.log).toContainText(welcome[language][0]!);
      await expect(chat.log.getByText(text.welcome)).toHaveCount(1);
    });

    test('while an answer is awaited nothing can be sent, and somebody is writing [P-267 P-268 P-269 P-294]', async ({
      page,
    }) => {
      const replies = await holdReplies(page);
      const chat = await openChat(page, language);
      await chat.field.fill(question[language]);
      await chat.send.click();
      await expect(chat.log).toContainText(question[language]);
      await expect(chat.log.getByRole('status')).toContainText(text.typing);
      await expect(chat.field).toBeDisabled();
      await expect(chat.send).toBeDisabled();
      await page.keyboard.press('Enter');
      await chat.send.click({ force: true });
      expect(replies.asked()).toBe(1);
      replies.release();
      await expect(chat.log.getByRole('status')).toBeHidden();
      await expect(chat.field).toBeEnabled();
      await expect(chat.field).toBeFocused();
      const said = await chat.log.locator('p').allTextContents();
      expect(said.indexOf(question[language])).toBe(1);
      expect(said[2]).toMatch(language === 'en' ? /^We have \d+ apartments for rent/ : /^لدينا [٠-٩]+ شقة للإيجار/);
    });

    test('a failure is said, and the same question may be tried again [P-270 P-334 P-358]', async ({ page }) => {
      await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
      const chat = await openChat(page, language);
      await chat.field.fill(question[language]);
      await chat.field.press('Enter');
      const error = {
        en: 'Sorry, there was an error. Please try again.',
        ar: 'عذرًا، حدث خطأ. يرجى المحاولة مرة أخرى.',
      };
      await expect(chat.log).toContainText(error[language]);
      await chat.suggestions.filter({ hasText: question[language] }).click();
      await expect(chat.log.getByRole('link', { name: text.link.list })).toBeVisible();
      await page.route('**/api/chat', (route) => route.abort());
      await chat.field.fill(question[language]);
      await chat.field.press('Enter');
      await expect(chat.log.getByText(error[language])).toHaveCount(2);
    });

    test('Enter sends, Shift and Enter does not, nor while a word is composed, nor nothing [P-293 P-295]', async ({
      page,
    }) => {
      const replies = await holdReplies(page);
      const chat = await openChat(page, language);
      await expect(chat.field).toBeFocused();
      await chat.field.fill('   ');
      await chat.field.press('Enter');
      await chat.send.click();
      await chat.field.fill(question[language]);
      await chat.field.press('Shift+Enter');
      await chat.field.press('End');
      await expect(chat.field).toHaveValue(/\n/);
      await chat.field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
      await expect(chat.log.locator('p')).toHaveCount(1);
      expect(replies.asked()).toBe(0);
      await chat.field.press('Enter');
      await expect(chat.field).toHaveValue('');
      await expect.poll(replies.asked).toBe(1);
      replies.release();
      await expect(chat.log.getByRole('status')).toBeHidden();
    });

    test('the listings that it shows lead to their pages, the count is that of the list', async ({ page }) => {
      const chat = await openChat(page, language);
      await chat.field.fill(question[language]);
      await chat.field.press('Enter');
      const cards = chat.log.getByRole('list', { name: text.listings }).getByRole('link');
      await expect(cards).toHaveCount(3);
      await expect(cards.first()).toHaveAttribute('href', new RegExp(`^/${language}/properties/\\d+$`));
      const said = await chat.log.locator('p').nth(2).textContent();
      const digits = (value: string) => value.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
      const count = /\d+/.exec(digits(said ?? ''))?.[0];
      await chat.log.getByRole('link', { name: text.link.list }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/properties\\?type=Rent&subType=apartment$`));
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /[\d٠-٩]/ })
          .first(),
      ).toBeVisible();
      const summary = await page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /[\d٠-٩]/ })
        .allTextContents();
      expect(digits(summary.join(' '))).toContain(count);
      // beside the page the conversation stays open
      await expect(chat.panel).toBeVisible();
    });

    test('messages are text and nothing else [P-269]', async ({ page }) => {
      const markup = '<img src=x onerror="window.hurt=1"><b>villa</b>';
      await page.route('**/api/chat', (route) =>
        route.fulfill({
          json: {
            message: markup,
            suggestions: [markup],
            intent: 'search',
            language,
            listings: [],
            agents: [],
            links: [
              { kind: 'list', href: 'javascript:alert(1)' },
              { kind: 'list', href: '//evil.example' },
            ],
            context: {},
          },
        }),
      );
      const chat = await openChat(page, language);
      await chat.field.fill(markup);
      await chat.field.press('Enter');
      await expect(chat.log.getByText(markup)).toHaveCount(3);
      await expect(chat.log.locator('img, b')).toHaveCount(0);
      await expect(chat.log.getByRole('link')).toHaveCount(0);
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    });

    for (const width of [390, 1440])
      test(`works by keyboard alone, and axe finds nothing, at ${String(width)} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/${language}/contact`);
        const chat = chatOf(page, language);
        await expectAccessible(page);
        await chat.launcher.focus();
        await page.keyboard.press('Enter');
        await expect(chat.field).toBeFocused();
        await page.keyboard.type(question[language]);
        await page.keyboard.press('Enter');
        await expect(chat.log.getByRole('list', { name: text.listings })).toBeVisible();
        await expect(chat.field).toBeFocused();
        await expectAccessible(page);
        const box = (await chat.panel.boundingBox())!;
        if (width === 390) expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 390, 844]);
        else expect(language === 'ar' ? box.x < 100 : box.x + box.width > 1340).toBe(true);
        await page.keyboard.press('Escape');
        await expect(chat.panel).toBeHidden();
        await expect(chat.launcher).toBeFocused();
      });

    test('lies on no link and no button at the end of a page', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/${language}/contact`);
        const chat = chatOf(page, language);
        await expect(chat.launcher).toBeVisible();
        await page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
        });
        const box = (await chat.launcher.boundingBox())!;
        for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
          const other = (await link.boundingBox())!;
          const apart =
            other.x + other.width <= box.x ||
            other.x >= box.x + box.width ||
            other.y + other.height <= box.y ||
            other.y >= box.y + box.height;
          expect({ width, link: await link.textContent(), apart }).toMatchObject({ apart: true });
        }
      }
    });
  });

test('a panel that cannot be fetched leaves the page alone', async ({ page }) => {
  await page.goto('/en/about');
  const chat = chatOf(page, 'en');
  await expect(chat.launcher).toBeVisible();
  await page.route(/chat-panel/, (route) => route.abort());
  await chat.launcher.click();
  await expect(page.getByText(words.en.shell.chat.failed).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
