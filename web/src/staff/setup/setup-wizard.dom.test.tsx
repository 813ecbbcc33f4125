import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { type Answers, cutOff } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

type Setup = components['schemas']['Setup'];

const none = { office: false, languages: false, crm: false, mail: false, listing: false };
const put = 'PUT /api/admin/setup';

/** What was marked stays so. */
function kept(steps: Partial<Setup['steps']> = {}, more: Answers = {}): Answers {
  let now: Setup = { steps: { ...none, ...steps }, dismissed: false };
  return settingsDesk(
    {},
    {
      'GET /api/admin/setup': () => now,
      [put]: ({ body }) => {
        const { dismissed = false, ...marks } = body as Partial<Setup['steps']> & { dismissed?: boolean };
        now = { steps: { ...now.steps, ...marks }, dismissed };
        return now;
      },
      'PUT /api/admin/settings/office': ({ body }) => {
        now = { ...now, steps: { ...now.steps, office: true } };
        return { ...(body as components['schemas']['OfficeSettings']), version: 1 };
      },
      ...more,
    },
  );
}

describe.each(languages)('the first steps of an agency (%s)', (language) => {
  const open = async (path: string, answers: Answers) => {
    const screen = await openScreen(path, { as: 'admin', language, answers });
    const text = screen.text.adminSetup;
    const progress = (done: number) =>
      filledIn(text.progress, { done: digits(language, done), total: digits(language, 5) });
    const press = (name: string) => screen.findByRole('button', { name }).then((button) => screen.user.click(button));
    return { screen, text, progress, press };
  };

  it('go one after the other: office, languages, CRM, mail, a property [M-1121]', async () => {
    const outcome = { 'POST /api/admin/setup/mail': { outcome: 'kept' } } as const;
    const { screen, text, progress, press } = await open('/admin/setup', kept({}, outcome));
    const shown = (name: keyof typeof text.steps) =>
      screen.findByRole('heading', { level: 2, name: text.steps[name].title });
    const office = screen.text.adminOffice;
    await shown('office');
    const phone = await screen.findByRole('textbox', { name: office.fields.phone });
    await screen.user.clear(phone);
    await screen.user.type(phone, '+974 4411 2233');
    await press(office.save);
    await shown('languages');
    expect(screen.getByRole('link', { name: text.languages.ar })).toHaveAttribute('href', '/ar');
    await press(text.languages.done);
    await shown('crm');
    await press(text.crm.done);
    await shown('mail');
    await press(text.mail.send);
    expect(await screen.findByText(text.mail.outcomes.kept)).toBeInTheDocument();
    await press(text.mail.later);
    await shown('listing');
    expect(screen.getByRole('link', { name: text.listing.add })).toHaveAttribute(
      'href',
      '/admin/properties-table?dialog=add',
    );
    expect(bodiesTo(screen, put)).toEqual([{ languages: true }, { crm: true }, { mail: true }]);
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', progress(4));
  });

  it('are gone on with where they were left, and any may be opened [M-1121]', async () => {
    const { screen, text } = await open('/admin/setup', kept({ office: true, languages: true }));
    expect(await screen.findByRole('heading', { level: 2, name: text.steps.crm.title })).toBeInTheDocument();
    const steps = within(screen.getByRole('navigation', { name: text.title }));
    await screen.user.click(steps.getByRole('link', { name: new RegExp(`${text.steps.mail.title}$`) }));
    expect(await screen.findByRole('heading', { level: 2, name: text.steps.mail.title })).toBeInTheDocument();
    expect(screen.address()).toBe('/admin/setup?step=mail');
  });

  it('that could not be marked say so, and stay', async () => {
    const { screen, text, press } = await open('/admin/setup?step=crm', kept({ office: true }, { [put]: cutOff }));
    await press(text.crm.done);
    await expectToast({ title: text.notSaved, description: screen.text.adminProblems.unanswered, failed: true });
    expect(screen.getByRole('heading', { level: 2, name: text.steps.crm.title })).toBeInTheDocument();
  });

  it('are on the dashboard until somebody puts them away [M-1121]', async () => {
    const { screen, text, progress } = await open('/admin', kept({ office: true }));
    const card = within(await screen.findByRole('region', { name: text.card.title }));
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', progress(1));
    expect(card.getByText(filledIn(text.card.next, { step: text.steps.languages.title }))).toBeInTheDocument();
    expect(card.getByRole('link', { name: text.card.goOn })).toHaveAttribute('href', '/admin/setup');
    await screen.user.click(card.getByRole('button', { name: text.card.dismiss }));
    await expect.poll(() => screen.queryByRole('region', { name: text.card.title })).toBeNull();
    expect(bodiesTo(screen, put)).toEqual([{ dismissed: true }]);
  });

  it.each(['admin', 'editor'] as const)(
    'that are all done, or that one may not do, are not on the dashboard: %s [M-1121]',
    async (as) => {
      const all = kept({ office: true, languages: true, crm: true, mail: true, listing: true });
      const screen = await openScreen('/admin', { as, language, answers: as === 'admin' ? all : settingsDesk() });
      await screen.findAllByRole('heading', { level: 1 });
      expect(screen.queryByText(screen.text.adminSetup.card.title)).toBeNull();
      expect(screen.api.calls.some(({ operation }) => operation === 'GET /api/admin/setup')).toBe(as === 'admin');
    },
  );
});
