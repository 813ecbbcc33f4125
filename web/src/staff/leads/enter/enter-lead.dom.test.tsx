import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk, leadsPage } from '#testing/made/lead.ts';
import { type Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const enter = 'POST /api/leads/entered';

async function open(language: Language = 'en', answers: Answers = {}, as: Role = 'admin') {
  const screen = await openScreen('/admin/leads', {
    language,
    as,
    answers: leadDesk([lead()], { [enter]: { id: 701, referenceId: 'MZL-TEST-1' }, ...answers }),
  });
  await screen.user.click(await screen.findByRole('button', { name: screen.text.adminLeads.enter }));
  return { screen, text: screen.text.adminLeadPage.entering, dialog: within(await screen.findByRole('dialog')) };
}

describe.each(languages)('a new enquiry (%s)', (language) => {
  it('needs a name and a number, is saved by Enter, and opens [M-1097]', async () => {
    const { screen, text, dialog } = await open(language);
    expect(dialog.getByLabelText(text.name)).toHaveFocus();
    await screen.user.keyboard('Noura Al-Kuwari{Tab}٥٥٥٥ ٠١٠١{Enter}');
    await expectToast({ title: text.done });
    await waitFor(() => expect(screen.address()).toBe('/admin/leads/701'));
    expect(bodiesTo(screen, enter)).toEqual([
      { firstName: 'Noura', lastName: 'Al-Kuwari', phone: '٥٥٥٥ ٠١٠١', source: 'phone', language, assignToMe: true },
    ]);
  });

  it('says what is missing, and sends nothing', async () => {
    const { screen, text, dialog } = await open(language);
    await screen.user.click(dialog.getByRole('button', { name: text.save }));
    expect(await dialog.findByText(text.nameRequired)).toBeInTheDocument();
    expect(dialog.getByText(text.contactRequired)).toBeInTheDocument();
    await screen.user.type(dialog.getByLabelText(text.email), 'nobody');
    expect(await dialog.findByText(text.emailWrong)).toBeInTheDocument();
    expect(callsTo(screen, enter)).toEqual([]);
  });

  it('says that the person is known [M-1098]', async () => {
    const { screen, text, dialog } = await open(language);
    screen.api.answer({
      'GET /api/leads': ({ query }) =>
        query.get('search') === '+974 5555 0101' ? leadsPage([lead()], { total: 2 }) : leadsPage([]),
    });
    await screen.user.type(dialog.getByLabelText(text.phone), '+974 5555 0101');
    expect(await dialog.findByText(counted(language, { ...text }, 'known', 2))).toBeInTheDocument();
  });
});

describe('a new enquiry', () => {
  it('keeps what was typed when it could not be saved, and is stored once under its key', async () => {
    const { screen, text, dialog } = await open('en', { [enter]: problem(400, 'request.invalid') });
    await screen.user.keyboard('Noura{Tab}55550101{Enter}');
    expect(await dialog.findByText(text.failed)).toBeInTheDocument();
    expect(dialog.getByLabelText(text.name)).toHaveValue('Noura');
    screen.api.answer({ [enter]: { id: 701, referenceId: 'MZL-TEST-1' } });
    await screen.user.click(dialog.getByRole('button', { name: text.save }));
    await waitFor(() => expect(screen.address()).toBe('/admin/leads/701'));
    const keys = callsTo(screen, enter).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('is looked after by who enters it, where others’ cannot be seen', async () => {
    const { screen, text, dialog } = await open('en', {}, 'agent');
    expect(dialog.queryByRole('switch', { name: text.assign })).not.toBeInTheDocument();
    await screen.user.keyboard('Noura{Tab}55550101{Enter}');
    await waitFor(() => expect(bodiesTo(screen, enter)).toMatchObject([{ assignToMe: true }]));
  });

  it('takes a listing that is found by words', async () => {
    const listing = { id: 42, referenceId: 'LUS-OF-0231', title: 'Fitted office', titleAr: null };
    const { screen, text, dialog } = await open('en', {
      'GET /api/properties': {
        properties: [listing as never],
        pagination: { page: 1, limit: 5, total: 1, totalPages: 1, hasNext: false, hasPrev: false },
      },
    });
    await screen.user.type(dialog.getByLabelText(text.listing), 'fitted');
    await screen.user.click(await dialog.findByRole('button', { name: /LUS-OF-0231/ }));
    expect(await dialog.findByText(filledIn(text.listingChosen, { title: 'Fitted office' }))).toBeInTheDocument();
    await screen.user.type(dialog.getByLabelText(text.name), 'Noura');
    await screen.user.type(dialog.getByLabelText(text.phone), '55550101{Enter}');
    await waitFor(() => expect(bodiesTo(screen, enter)).toMatchObject([{ propertyId: 42 }]));
  });
});
