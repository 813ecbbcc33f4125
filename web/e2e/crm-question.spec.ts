/** A pull that stopped: what its page and the monitor say, and what a person may answer. And listings that were held back. */
import { expect, type Page } from '@playwright/test';
import type { components } from '../src/lib/api/generated.ts';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

type Question = components['schemas']['RemovalQuestion'];

const asked: Question = {
  runId: 12,
  wouldRemove: 90,
  present: 300,
  stoppedAt: '2026-11-20T08:30:00.000Z',
  decision: null,
  decidedBy: null,
  decidedAt: null,
  examples: [{ reference: 'LUS-OF-0231', title: 'Fitted office in Lusail Marina' }],
};

/** The real state, with a question in it. */
async function ask(page: Page, question: Question): Promise<void> {
  await page.unroute('**/api/sandbox/sync-status**');
  await page.route('**/api/sandbox/sync-status**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), status: 'error', question } });
  });
}

for (const language of languages) {
  const text = words[language].adminCrm;
  const number = (value: number) => new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format(value);
  const told = text.question.text.replace('{{removed}}', number(90)).replace('{{present}}', number(300));

  test(`a pull that would remove too much says so and takes an answer (${language})`, async ({ page }) => {
    await signIn(page, language);
    await ask(page, asked);
    for (const address of ['/admin/crm-status', '/admin/sandbox']) {
      await page.goto(address);
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    }
    const question = page.getByRole('alert').filter({ hasText: told });
    await question.getByText(text.question.examples).click();
    await expect(question).toContainText('LUS-OF-0231');
    await expectAccessible(page);

    const answers: unknown[] = [];
    await page.route('**/api/crm/removals', async (route) => {
      const answer = route.request().postDataJSON() as { decision: string };
      answers.push(answer);
      const pull = answer.decision === 'apply' ? 'later' : 'none';
      await route.fulfill({ json: { decision: answer.decision, pull, detail: null } });
    });
    await question.getByRole('button', { name: text.question.apply, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(text.question.applyTitle.replace('{{formatted}}', number(90)));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(answers).toEqual([]);
    await question.getByRole('button', { name: text.question.apply, exact: true }).click();
    await dialog.getByRole('button', { name: text.question.apply, exact: true }).click();
    await expect(page.getByText(text.question.later, { exact: true }).first()).toBeVisible();
    expect(answers).toEqual([{ runId: 12, decision: 'apply' }]);

    await question.getByRole('button', { name: text.question.refuse, exact: true }).click();
    await expect(page.getByText(text.question.kept, { exact: true }).first()).toBeVisible();
    expect(answers).toHaveLength(2);
    await ask(page, { ...asked, decision: 'refuse', decidedBy: 'layla', decidedAt: '2026-11-20T09:00:00.000Z' });
    await expect(question).toContainText('layla', { timeout: 12_000 });
    await expect(question.getByRole('button', { name: text.question.refuse, exact: true })).toBeHidden();
  });

  test(`an answer that comes too late says so (${language})`, async ({ page }) => {
    await signIn(page, language);
    await ask(page, asked);
    await page.goto('/admin/sandbox');
    await page.route('**/api/crm/removals', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Closed', status: 409, code: 'crm.question_closed', requestId: 'r' },
      }),
    );
    await page.getByRole('button', { name: text.question.refuse, exact: true }).click();
    await expect(page.getByText(text.question.closed, { exact: true }).first()).toBeVisible();
  });

  test(`why a pull failed is said in the words of the page (${language})`, async ({ page }) => {
    await signIn(page, language);
    const detail = 'The CRM answered 503';
    await page.route('**/api/sandbox/sync-status**', async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      const failure = { status: 'error', error: detail, errorCode: 'sync.crm_unavailable', question: null };
      await route.fulfill({ json: { ...answer, ...failure } });
    });
    const said = language === 'en' ? detail : text.problems.unavailable;
    for (const address of ['/admin/crm-status', '/admin/sandbox']) {
      await page.goto(address);
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
    }
  });

  test(`listings that were held back are shown with the reason (${language})`, async ({ page }) => {
    await signIn(page, language);
    await page.route('**/api/crm/held-back**', (route) =>
      route.fulfill({
        json: [
          {
            id: 1,
            referenceId: 'BAD-1',
            duplicateStatus: 'quarantined',
            duplicateReason: 'price: expected number',
            syncBatch: '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e',
            startedAt: '2026-11-20T08:30:00.000Z',
          },
        ] satisfies components['schemas']['HeldBackList'],
      }),
    );
    await page.goto('/admin/sandbox?tab=runs');
    const held = page.getByRole('region', { name: text.held.title, exact: true });
    await expect(held).toContainText('BAD-1');
    await expect(held).toContainText('price: expected number');
    await expect(held).toContainText(text.held.states.quarantined);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });
}
