import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted } from '#testing/fill-in.ts';
import { contact, contactDetail, contactsPage } from '#testing/made/contact.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const list = 'GET /api/contacts';
const people = [contact({ duplicates: 1 }), contact({ id: 312, name: { first: '', last: '' }, phones: [] })];

const open = (language: Language, answers: Answers = {}, as: 'manager' | 'editor' = 'manager') =>
  openScreen('/admin/contacts', {
    as,
    language,
    answers: { [list]: contactsPage(people), 'GET /api/contacts/{id}': contactDetail(), ...answers },
  });

describe.each(languages)('the people (%s)', (language) => {
  it('are listed once, with every spelling, and open [M-1290]', async () => {
    const screen = await open(language);
    const { adminContacts: text } = screen.text;
    const row = await screen.findByRole('row', { name: /Hessa Al-Kuwari/ });
    expect(row).toHaveTextContent('+974 5555 0101');
    expect(row).toHaveTextContent('0097455550101');
    expect(row).toHaveTextContent(text.maybe);
    expect(screen.getAllByRole('row').filter((one) => one.textContent.includes(text.maybe))).toHaveLength(1);
    expect(screen.getByText(counted(language, text, 'found', 2))).toBeInTheDocument();
    // without a name the e-mail stands for it
    expect(screen.getByRole('link', { name: 'hessa@example.com' })).toHaveAttribute('href', '/admin/contacts/312');
    await screen.user.click(screen.getByRole('link', { name: 'Hessa Al-Kuwari' }));
    await waitFor(() => expect(screen.address()).toBe('/admin/contacts/311'));
  });

  it('are narrowed to possible duplicates, and none is no failure [M-1290]', async () => {
    const screen = await open(language);
    const { adminContacts: text } = screen.text;
    await screen.findByRole('row', { name: /Hessa/ });
    screen.api.answer({ [list]: contactsPage([]) });
    await screen.user.selectOptions(screen.getByLabelText(text.filters.duplicates), 'true');
    expect(await screen.findByText(text.empty.title)).toBeInTheDocument();
    expect(screen.getByText(text.empty.filtered)).toBeInTheDocument();
    expect(callsTo(screen, list).at(-1)?.query.get('duplicates')).toBe('true');
  });
});

it('the people that could not be loaded are asked for again', async () => {
  const screen = await open('en', { [list]: problem(503, 'server.unavailable') });
  const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
  screen.api.answer({ [list]: contactsPage(people) });
  await screen.user.click(again);
  expect(await screen.findByRole('row', { name: /Hessa/ })).toBeInTheDocument();
});

it('people are not for who sees no enquiries', async () => {
  const screen = await open('en', {}, 'editor');
  expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
  expect(callsTo(screen, list)).toEqual([]);
});
