/** The company's pages: team, about, services, privacy, terms. */
import { expect, type Page } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

for (const language of languages) {
  const text = words[language];
  const link = (path: string) => `/${language}${path}`;

  test(`the team: cards with all that is known of a person (${language}) [P-023 P-146 P-150 P-151 P-152 P-153 P-154 P-155 P-156 P-224]`, async ({
    page,
    request,
  }) => {
    const agents = (await (await request.get('/api/agents')).json()) as {
      name: string;
      nameAr: string;
      titleAr: string;
      title: string;
      bio: string;
      bioAr: string;
      email: string;
      whatsappNumber: string;
      imageUrl: string | null;
      specialization: string;
      specializationAr: string;
    }[];
    await page.goto(link('/team'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.team.title);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(agents.length);
    const layla = agents[1]!;
    const card = cards.nth(1);
    const arabic = language === 'ar';
    const bio = arabic ? layla.bioAr : layla.bio;
    await expect(card.getByRole('heading')).toHaveText(arabic ? layla.nameAr : layla.name);
    await expect(card).toContainText(arabic ? layla.titleAr : layla.title);
    await expect(card).toContainText(arabic ? layla.specializationAr : layla.specialization);
    const free = bio.split('\n')[0]!;
    await expect(card).toContainText(`${Array.from(free).slice(0, 100).join('').trimEnd()}…`);
    for (const line of ['Department', 'Location'])
      await expect(card).toContainText(new RegExp(`${line}: (.+)`).exec(bio)![1]!);
    await expect(card).not.toContainText('Department:');
    for (const skill of /Skills: (.+)/.exec(bio)![1]!.split(/[,،] ?/)) await expect(card).toContainText(skill);
    await expect(card).toContainText(arabic ? '٢٠١٦' : '2016');
    await expect(card.locator(`a[href="https://wa.me/${layla.whatsappNumber.replace(/\D/g, '')}"]`)).toBeVisible();
    await expect(card.locator('a[href^="tel:+974"]')).toBeVisible();
    await expect(card.locator(`a[href="mailto:${layla.email}"]`)).toBeVisible();
    for (const network of ['linkedin', 'twitter'])
      await expect(card.locator(`a[href^="https://${network}."]`)).toHaveAttribute('rel', /noopener/);
    // the photo, or the drawn stand-in with the initials
    await expect(layla.imageUrl === null ? card.getByTestId('portrait-stand-in') : card.locator('img')).toBeVisible();
  });

  test(`the team: ways to ask, other address, no picture (${language}) [P-022 P-149 P-150]`, async ({ page }) => {
    await page.route(/\/media\//, (route) => route.abort());
    await page.goto(link('/agents'));
    await expect(page.getByRole('article').first()).toBeVisible();
    // the texts must still be there once the scripts run
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.team.title);
    // a picture is asked for when its card comes near
    for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded();
    await expect(page.locator('article img')).toHaveCount(0);
    await expect(page.getByTestId('portrait-stand-in')).not.toHaveCount(0);
    const last = page.locator('section').filter({ has: heading(page, text.team.cta.title) });
    await expect(last.locator('a[href^="tel:"]')).toBeVisible();
    await expect(last.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(last.locator(`a[href="${link('/contact')}"]`)).toBeVisible();
  });

  test(`the team: eight placeholders, nobody there, and a failure (${language}) [P-147 P-148]`, async ({ page }) => {
    // a visit inside the site asks the api itself, so that the answer can be held back
    let answer: 'wait' | 'nobody' | 'fail' = 'wait';
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/agents', async (route) => {
      if (answer === 'fail') return route.fulfill({ status: 503, json: {} });
      await held;
      return route.fulfill({ json: [] });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(link('/about'));
    await page.waitForLoadState('networkidle');
    const toTeam = page.getByRole('navigation').getByRole('link', { name: text.shell.nav.team, exact: true }).first();
    await toTeam.click();
    await expect(page.getByTestId('agent-placeholder')).toHaveCount(8);
    release();
    await expect(heading(page, text.team.empty)).toBeVisible();
    answer = 'fail';
    await page.goto(link('/about'));
    await page.waitForLoadState('networkidle');
    await toTeam.click();
    await expect(page.getByText(text.team.failed)).toBeVisible();
    answer = 'nobody';
    await page.getByRole('button', { name: text.common.retry }).click();
    await expect(heading(page, text.team.empty)).toBeVisible();
  });

  test(`about: hero, figures, story, aims, values, ways on (${language}) [P-024 P-157 P-158 P-159 P-160 P-163 P-404]`, async ({
    page,
  }) => {
    await page.goto(link('/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.about.hero.title);
    const figures = page.getByRole('region', { name: text.about.stats.label });
    for (const [figure, name] of [
      ['500+', 'sold'],
      ['10+', 'years'],
      ['50+', 'agents'],
      ['98%', 'satisfaction'],
    ] as const)
      await expect(figures.locator('div', { hasText: text.about.stats[name] }).last()).toContainText(figure);
    for (const title of [text.about.story.title, text.about.aims.mission.title, text.about.aims.vision.title])
      await expect(heading(page, title)).toBeVisible();
    const values = page.locator('section').filter({ has: heading(page, text.about.values.title) });
    await expect(values.getByRole('listitem')).toHaveCount(4);
    const last = page.locator('section').filter({ has: heading(page, text.about.cta.title) });
    for (const path of ['/contact', '/properties']) await expect(last.locator(`a[href="${link(path)}"]`)).toBeVisible();
  });

  test(`services: three, seven, four steps, four reasons, ways on (${language}) [P-025 P-164 P-165 P-166 P-167 P-168 P-170]`, async ({
    page,
  }) => {
    const { services } = text;
    await page.goto(link('/services'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.hero.title);
    for (const name of ['buying', 'selling', 'renting'] as const)
      await expect(heading(page, services.main[name].title)).toBeVisible();
    const more = page.locator('section').filter({ has: heading(page, services.more.title) });
    await expect(more.locator('dt')).toHaveText(
      (['valuation', 'legal', 'management', 'investment', 'property', 'consultation', 'relocation'] as const).map(
        (name) => services.more[name].title,
      ),
    );
    const steps = page.locator('section').filter({ has: heading(page, services.process.title) });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
      (['consultation', 'search', 'documentation', 'completion'] as const).map((name) => services.process[name].title),
    );
    const why = page.getByRole('region', { name: services.why.title });
    await expect(why.getByRole('listitem')).toHaveCount(4);
    const last = page.locator('section').filter({ has: heading(page, services.cta.title) });
    for (const path of ['/contact', '/team']) await expect(last.locator(`a[href="${link(path)}"]`)).toBeVisible();
  });

  test(`privacy and terms (${language}) [P-027 P-028 P-181 P-182 P-183 P-184 P-185 P-186 P-187 P-392]`, async ({
    page,
  }) => {
    const digits =
      language === 'ar' ? { open: '٨:٠٠', close: '١٨:٠٠', days: '٣٠' } : { open: '8:00', close: '18:00', days: '30' };
    for (const name of ['privacy', 'terms'] as const) {
      await page.goto(link(`/${name}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.legal[name].title);
      const main = page.getByRole('main');
      await expect(main).toContainText(text.legal.effective);
      for (const hour of [digits.open, digits.close]) await expect(main).toContainText(hour);
      for (const section of Object.values(text.legal[name].sections)) {
        await expect(main).toContainText(section.first);
        await expect(main).toContainText(section.second);
      }
    }
    const section = (name: string) => page.locator('section').filter({ has: heading(page, name) });
    const { termination, disputes, liability } = text.legal.terms.sections;
    await expect(section(termination.title)).toContainText(digits.days);
    await expect(section(disputes.title)).toContainText(
      language === 'ar' ? /بالتفاوض.*التحكيم/ : /negotiation.*arbitration/,
    );
    await expect(section(liability.title)).toContainText(
      language === 'ar' ? 'الاثني عشر شهرًا السابقة' : 'in the previous twelve months',
    );
  });
}

test('the legal dates and hours are those of the agency [P-183 P-184]', async ({ page }) => {
  await page.goto('/en/terms');
  await expect(page.getByRole('main')).toContainText('Effective June 15, 2025');
  await expect(page.getByRole('main')).toContainText('Sunday to Thursday, 8:00 to 18:00');
});
