import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted } from '#testing/fill-in.ts';
import { openScreen } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

const list = 'GET /api/admin/mails';
const head = (n = 1) => ({
  id: `0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d${String(n).padStart(2, '0')}`,
  at: '2026-11-21T06:30:01.000Z',
  to: 'hello@manzil.example',
  subject: `New enquiry · استفسار جديد: Noura ${String(n)}`,
  leadReference: null,
});

const open = (language: Language, answers: Answers, query = '') =>
  openScreen(`/admin/mail${query}`, { language, as: 'admin', answers });

describe.each(languages)('the mails that are kept here (%s)', (language) => {
  it('could not be loaded, and are tried again; without any the screen says when there will be one', async () => {
    const screen = await open(language, { [list]: problem(503, 'server.unavailable') });
    const { adminMail: text, admin } = screen.text;
    const again = await screen.findByRole('button', { name: admin.failed.retry });
    screen.api.answer({ [list]: { kept: false, mails: [] } });
    await screen.user.click(again);
    expect(await screen.findByText(text.empty.title)).toBeInTheDocument();
    expect(screen.getByText(text.empty.sent)).toBeInTheDocument();
    screen.api.answer({ [list]: { kept: true, mails: [] } });
    await screen.user.click(screen.getByText(text.refresh));
    expect(await screen.findByText(text.empty.kept)).toBeInTheDocument();
  });

  it('open one by one, line by line in both languages, as text with links', async () => {
    const mail = {
      ...head(),
      text: 'New enquiry\nاستفسار جديد\n<b>bold</b> https://manzil.example/admin/leads?lead=1',
      html: '<b>x</b>',
    };
    const screen = await open(language, {
      [list]: { kept: true, mails: [head(1), head(2)] },
      'GET /api/admin/mails/{mail}': mail,
    });
    const { adminMail: text } = screen.text;
    expect(await screen.findByText(text.kept)).toBeInTheDocument();
    expect(screen.getByText(counted(language, text, 'found', 2))).toBeInTheDocument();
    await screen.user.click(screen.getByRole('link', { name: head(1).subject }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('استفسار جديد')).toBeInTheDocument();
    expect(dialog.getByText('New enquiry')).toBeInTheDocument();
    expect(dialog.getByText(/<b>bold<\/b>/)).toBeInTheDocument();
    expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://manzil.example/admin/leads?lead=1');
    expect(screen.address()).toContain(`mail=${head(1).id}`);
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.address()).not.toContain('mail=');
  });
});

it('a mail that is not there says so in its window', async () => {
  const screen = await open(
    'en',
    { [list]: { kept: true, mails: [head()] }, 'GET /api/admin/mails/{mail}': problem(404, 'mail.not_found') },
    '?mail=gone',
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(screen.text.admin.failed.title)).toBeInTheDocument();
});

it.each([1, 2, 3, 11, 100])('%i mails are counted as Arabic does', async (n) => {
  const mails = Array.from({ length: n }, (_, index) => ({ ...head(), id: `m${String(index)}` }));
  const screen = await open('ar', { [list]: { kept: true, mails } });
  expect(await screen.findByText(counted('ar', screen.text.adminMail, 'found', n))).toBeInTheDocument();
});

it('a mail that the role may not read says why [M-860]', async () => {
  const refused = {
    [list]: { kept: true, mails: [head()] },
    'GET /api/admin/mails/{mail}': problem(403, 'lead.contact_masked'),
  };
  const screen = await open('en', refused, '?mail=closed');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(screen.text.adminProblems.lead.contact_masked)).toBeInTheDocument();
});
