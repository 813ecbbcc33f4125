import type { Page } from '@playwright/test';

const mostLines = 12;
const longestText = 300;

/** Gives refusals, errors and notices since now, a line each. */
export function watchPage(page: Page): () => Promise<string[]> {
  const lines: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400)
      lines.push(`${answer.request().method()} ${pathname} was answered ${String(answer.status())}`);
  });
  page.on('pageerror', (error) => lines.push(`an error on the page: ${error.message}`));
  return async () => {
    const notices = page.locator('[role=dialog], [role=alertdialog], [role=alert], [role=status], li[data-variant]');
    const texts = await notices
      .filter({ visible: true })
      .allInnerTexts()
      .catch(() => []);
    const shown = texts.map((text) => `shown: ${text.replace(/\s+/g, ' ').trim().slice(0, longestText)}`);
    return [`at ${page.url()}`, ...lines.slice(-mostLines), ...shown.slice(0, mostLines)];
  };
}
