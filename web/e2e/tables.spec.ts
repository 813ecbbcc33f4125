import { expect, type Page } from '@playwright/test';
import { makeLead } from './support/make-lead.ts';
import { asStaff } from './support/staff.ts';
import { expectTablesInFrame, fillWithLongWords, longArabicWord, longWord } from './support/table-frame.ts';
import { test, untilLoaded } from './support/test.ts';

/** Every list of staff, and what its rows are asked from. */
const lists = [
  ['/admin/leads', /^\/api\/leads$/],
  ['/admin/properties-table', /^\/api\/admin\/properties$/],
  ['/admin/blog', /^\/api\/blog-posts$/],
  ['/admin/users', /^\/api\/users$/],
  ['/admin/deliveries', /^\/api\/deliveries$/],
  ['/admin/featured-properties', /^\/api\/properties$/],
  ['/admin/agents', /^\/api\/agents$/],
  ['/admin/audit', /^\/api\/audit$/],
  ['/admin/roles', /^\/api\/roles$/],
  ['/admin/mail', /^\/api\/mail/],
] as const;
/** As it is, with every column, and with long words. */
const steps = { plain: [1280, 1024], columns: [1440, 1280], words: [1440, 1280, 1024, 390] };
/** Columns that are hidden at first, by table. */
const extras = {
  leads: ['mail', 'reference'],
  properties: ['facts', 'created'],
  blog: ['published', 'tags'],
  users: ['created'],
  deliveries: ['settled', 'id'],
};

async function chooseEveryColumn(page: Page): Promise<void> {
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  await page.evaluate(
    ([person, tables]) => {
      for (const [name, toggled] of Object.entries(tables))
        localStorage.setItem(`admin-table:${String(person)}:${name}`, JSON.stringify({ toggled }));
    },
    [id, extras] as const,
  );
}

for (const [language, word] of [
  ['en', longWord],
  ['ar', longArabicWord],
] as const)
  test(`a word of 120 letters breaks no list of staff at four widths, ${language} [M-1145]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    for (let n = 0; n < 3; n++) await makeLead(request);
    await asStaff(page, language);
    for (const [path, address] of lists) {
      for (const [step, widths] of Object.entries(steps)) {
        if (step === 'columns') await chooseEveryColumn(page);
        if (step === 'words') await fillWithLongWords(page, address, word);
        await page.goto(path);
        await untilLoaded(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expectTablesInFrame(page);
        }
      }
      await page.evaluate(() => localStorage.clear());
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
