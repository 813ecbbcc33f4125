import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { contactDetail } from '#testing/made/contact.ts';
import { enquiryOf, lead, leadDesk } from '#testing/made/lead.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const erasure = 'POST /api/leads/{id}/person/erase';
const person = 'GET /api/leads/{id}/person';
const leads = [lead({}, 1), lead({ source: 'about_page', message: 'And another one' }, 2)];
const enquiries = [enquiryOf(leads[1]!, { sameEmail: false }), enquiryOf(leads[0]!)];
const erased = {
  erased: 2,
  cancelled: 1,
  owners: 0,
  mailsErased: 0,
  mailsSent: 3,
  crmCopies: [{ referenceId: 'MZL-TEST-1', crmId: 'L-1' }],
};

async function open(language: Language = 'en', answers: Answers = {}, as: Role = 'admin') {
  const screen = await openScreen('/admin/leads/701', {
    language,
    as,
    answers: leadDesk(leads, { [person]: { enquiries, unseen: 0, duplicates: 0 }, ...answers }),
  });
  const { adminLeads: text } = screen.text;
  const region = within(await screen.findByRole('region', { name: text.person.title }));
  return { screen, text, region };
}

describe.each(languages)('the person behind a lead (%s)', (language) => {
  it('has all enquiries together, each of which opens, and data as a file', async () => {
    const { screen, text, region } = await open(language, {
      'GET /api/leads/{id}/person/export': { exportedAt: '2026-11-22T07:00:00Z', enquiries: [], owners: [], mails: [] },
    });
    expect(await region.findByText(counted(language, text.person, 'count', 2))).toBeInTheDocument();
    const [other, current] = region.getAllByRole('listitem');
    expect(other).toHaveTextContent(text.person.by.phone);
    expect(current).toHaveTextContent(text.person.this);
    expect(current).toHaveAttribute('aria-current', 'true');
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await screen.user.click(region.getByRole('button', { name: text.person.export }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [file] = saved.mock.calls.flat();
    expect(file instanceof Blob && (await file.text())).toContain('"exportedAt"');
    vi.restoreAllMocks();
    await screen.user.click(region.getByRole('link', { name: text.source.about_page }));
    expect(await screen.findByText('MZL-TEST-2')).toBeInTheDocument();
    expect(screen.address()).toBe('/admin/leads/702');
    await screen.goTo(-1);
    expect(await screen.findByText('MZL-TEST-1')).toBeInTheDocument();
  });

  it('is erased only after the e-mail was typed, whatever its case, and only what was seen', async () => {
    const { screen, text, region } = await open(language, { [erasure]: problem(409, 'lead.person_changed') });
    const opener = await region.findByRole('button', { name: text.erase.open });
    await screen.user.click(opener);
    expect(region.getByText(text.erase.crm)).toBeInTheDocument();
    expect(region.getByText(counted(language, text.erase, 'what', 2))).toBeInTheDocument();
    await screen.user.click(region.getByRole('button', { name: screen.text.common.cancel }));
    expect(opener).toHaveFocus();
    await screen.user.click(opener);
    const typed = region.getByLabelText(filledIn(text.erase.type, { email: 'hessa1@example.com' }));
    expect(typed).toHaveFocus();
    const erase = region.getByRole('button', { name: text.erase.confirm });
    for (const wrong of ['somebody@example.com', 'hessa1@example.co', '']) {
      await screen.user.clear(typed);
      if (wrong !== '') await screen.user.type(typed, wrong);
      expect(erase).toBeDisabled();
    }
    await screen.user.type(typed, ' HESSA1@example.com{Enter}');
    expect(await region.findByText(screen.text.adminProblems.lead.person_changed)).toBeInTheDocument();
    screen.api.answer({ [erasure]: problem(503, 'server.unavailable') });
    await screen.user.click(erase);
    expect(await region.findByText(text.erase.failed)).toBeInTheDocument();
    const asked = callsTo(screen, 'GET /api/leads/{id}').length;
    screen.api.answer({ [erasure]: erased });
    await screen.user.click(erase);
    expect(await screen.findByRole('heading', { level: 1, name: text.erased.title })).toBeInTheDocument();
    expect(bodiesTo(screen, erasure)).toEqual(
      Array.from({ length: 3 }, () => ({ confirmation: ' HESSA1@example.com', leadIds: [702, 701] })),
    );
    const report = screen.getByRole('main');
    for (const said of [
      counted(language, text.erased, 'leads', 2),
      counted(language, text.erased, 'cancelled', 1),
      counted(language, text.erased, 'mailsSent', 3),
      counted(language, text.erased, 'crm', 1),
      'L-1',
    ])
      expect(report).toHaveTextContent(said);
    expect(report).not.toHaveTextContent(counted(language, text.erased, 'mails', 0));
    await screen.user.click(screen.getByRole('link', { name: screen.text.adminLeadPage.back }));
    await waitFor(() => expect(screen.address()).toBe('/admin/leads'));
    expect(callsTo(screen, 'GET /api/leads/{id}')).toHaveLength(asked);
  });
});

describe('the person behind a lead', () => {
  it('is neither handed out nor erased by an agent', async () => {
    const { text, region } = await open('en', {}, 'agent');
    await region.findByText(counted('en', text.person, 'count', 2));
    expect(region.queryByText(text.person.export)).not.toBeInTheDocument();
    expect(region.queryByText(text.erase.open)).not.toBeInTheDocument();
  });

  it('leads to the person, and says that somebody else may be them [M-1296]', async () => {
    const { screen, region } = await open('en', {
      [person]: { enquiries, unseen: 0, duplicates: 1 },
      'GET /api/contacts/{id}': contactDetail(),
    });
    const { adminContacts } = screen.text;
    expect(await region.findByText(counted('en', adminContacts.duplicates, 'onLead', 1))).toBeInTheDocument();
    await screen.user.click(region.getByRole('link', { name: adminContacts.page.fromLead }));
    await waitFor(() => expect(screen.address()).toBe('/admin/contacts/311'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hessa Al-Kuwari' })).toBeInTheDocument();
  });

  it('has one enquiry only: then there is no list', async () => {
    const { text, region } = await open('en', {
      [person]: { enquiries: [enquiryOf(leads[0]!)], unseen: 0, duplicates: 0 },
    });
    expect(await region.findByText(text.person.only)).toBeInTheDocument();
    expect(region.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('has more that somebody else has: their number alone is said [M-1066]', async () => {
    const { text, region } = await open(
      'en',
      { [person]: { enquiries: [enquiryOf(leads[0]!)], unseen: 2, duplicates: 0 } },
      'agent',
    );
    expect(await region.findByText(new RegExp(counted('en', text.person, 'unseen', 2)))).toBeInTheDocument();
    expect(region.queryByText(text.person.only)).not.toBeInTheDocument();
  });

  it('has an enquiry that shares nothing with this one, as after a merge: nothing else is claimed [M-1296]', async () => {
    const joined = enquiryOf(leads[1]!, { sameEmail: false, samePhone: false });
    const { text, region } = await open('en', {
      [person]: { enquiries: [joined, enquiryOf(leads[0]!)], unseen: 0, duplicates: 0 },
    });
    expect(await region.findByText(new RegExp(text.person.by.neither))).toBeInTheDocument();
    expect(region.queryByText(new RegExp(text.person.by.phone))).not.toBeInTheDocument();
  });

  it('could not be loaded, and is tried again', async () => {
    const { screen, text, region } = await open('en', { [person]: problem(503, 'server.unavailable') });
    const again = await region.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ [person]: { enquiries, unseen: 0, duplicates: 0 } });
    await screen.user.click(again);
    expect(await region.findByText(counted('en', text.person, 'count', 2))).toBeInTheDocument();
  });
});
