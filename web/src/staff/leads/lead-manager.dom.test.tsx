import { leadSources } from '@manzil/core/leads/lead';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk, leadsPage } from '#testing/made/lead.ts';
import type { Role } from '#testing/people.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const list = 'GET /api/leads';
const two = [lead({}, 1), lead({}, 2)];

interface Open {
  language?: Language;
  as?: Role;
  query?: string;
  answers?: Answers;
}

const open = ({ language = 'en', as = 'admin', query = '', answers = {} }: Open = {}): Promise<OpenScreen> =>
  openScreen(`/admin/leads${query}`, { language, as, answers: leadDesk(two, answers) });

const asked = (screen: OpenScreen) => Object.fromEntries(callsTo(screen, list).at(-1)?.query ?? []);
const usual = { sort: 'newest', page: '1', limit: '25' };

async function expectAsked(screen: OpenScreen, query: Record<string, string>): Promise<void> {
  await waitFor(() => {
    expect(asked(screen)).toEqual({ ...usual, ...query });
  });
}

describe.each(languages)('the list of leads (%s)', (language) => {
  it('says that there are none yet, or none that the filters let through [A-117]', async () => {
    const screen = await open({ language, answers: { [list]: leadsPage([]) } });
    const { empty } = screen.text.adminLeads;
    expect(await screen.findByText(empty.title)).toBeInTheDocument();
    expect(screen.getByText(empty.none)).toBeInTheDocument();
    await screen.goTo('/admin/leads?search=nobody');
    expect(await screen.findByText(empty.filtered)).toBeInTheDocument();
    expect(screen.getByText(empty.title)).toBeInTheDocument();
    expect(empty.title).toBe(language === 'en' ? 'No leads found' : empty.title);
  });

  it('shows each lead in a row, with cookies asked for [A-015 A-109 A-333 A-365]', async () => {
    const property = { id: 42, referenceId: 'LUS-1', title: 'Office', titleAr: 'مكتب في لوسيل' };
    const screen = await open({
      language,
      answers: { [list]: leadsPage([lead({ source: 'property_inquiry', property, phone: null }, 1), two[1]!]) },
    });
    const { adminLeads: text } = screen.text;
    const row = await screen.findByRole('row', { name: /hessa1@example\.com/ });
    expect(row).toHaveTextContent('Hessa Al-Kuwari 1');
    expect(row).toHaveTextContent(text.source.property_inquiry);
    expect(row).toHaveTextContent(language === 'ar' ? 'مكتب في لوسيل' : 'Office');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeInTheDocument();
    expect(screen.getByText(counted(language, text, 'found', 2))).toBeInTheDocument();
    expect(callsTo(screen, list).map(({ credentials }) => credentials)).toEqual(['include']);
  });

  it('marks by which words of its message a lead was found, however they were typed [M-1050]', async () => {
    const message = `${'سطر أول طويل. '.repeat(20)}أنا من عائلة العطية وأبحث عن مكتب. ${'شكرًا لكم. '.repeat(20)}`;
    const leads = [lead({ message }, 1), lead({ lastName: 'العطية' }, 2)];
    const screen = await open({ language, query: '?search=العطيه', answers: { [list]: leadsPage(leads) } });
    const mark = await screen.findByRole('mark');
    expect(mark).toHaveTextContent(/^العطية$/);
    expect(mark.parentElement).toHaveAttribute('dir', 'auto');
    expect(mark.parentElement).toHaveTextContent(/^….+ أنا من عائلة العطية وأبحث عن مكتب\..*…$/);
    // found by the name, which is shown: the message stands as it is
    expect(screen.getByText('I would like to see an office in Lusail.')).toBeInTheDocument();
  });

  it('says that they could not be loaded, and tries again', async () => {
    const screen = await open({ language, answers: { [list]: problem(503, 'server.unavailable') } });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ [list]: leadsPage(two) });
    await screen.user.click(again);
    expect(await screen.findByText('Hessa Al-Kuwari 1')).toBeInTheDocument();
  });

  it('offers every status, source and state of the CRM, each with a word for all [A-322 A-438 A-439]', async () => {
    const screen = await open({ language });
    const { adminLeads: text, adminTable: table } = screen.text;
    const choices = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, textContent }) => [value, textContent]);
    const all = (name: string) => ['all', filledIn(table.filterAll, { name })];
    await screen.findByText('Hessa Al-Kuwari 1');
    expect(choices(text.filters.status)).toEqual([
      all(text.filters.status),
      ...['new', 'contacted', 'qualified', 'converted'].map((one) => [one, text.status[one as 'new']]),
    ]);
    expect(choices(text.filters.source)).toEqual([
      all(text.filters.source),
      ...leadSources.map((one) => [one, text.source[one]]),
    ]);
    expect(choices(text.filters.crm)).toEqual([
      all(text.filters.crm),
      ...['synced', 'failed', 'pending'].map((one) => [one, text.crm[one as 'synced']]),
    ]);
  });
});

describe('what the list of leads asks for', () => {
  it('follows search, filters and order, and the address follows too [A-109 A-320 A-321 A-322]', async () => {
    const screen = await open();
    const { filters } = screen.text.adminLeads;
    const choose = (name: string, value: string) => screen.user.selectOptions(screen.getByLabelText(name), value);
    await expectAsked(screen, {});
    await screen.user.type(screen.getByRole('searchbox'), ' KUWARI{Enter}');
    await expectAsked(screen, { search: 'KUWARI' });
    await choose(filters.source, 'about_page');
    await choose(filters.status, 'new');
    await choose(filters.crm, 'failed');
    await expectAsked(screen, { search: 'KUWARI', source: 'about_page', status: 'new', crm: 'failed' });
    await choose(screen.text.adminTable.sort, 'follow_up');
    await expectAsked(screen, {
      search: 'KUWARI',
      source: 'about_page',
      status: 'new',
      crm: 'failed',
      sort: 'follow_up',
    });
    expect(Object.fromEntries(new URLSearchParams(screen.address().split('?')[1]))).toEqual({
      search: 'KUWARI',
      source: 'about_page',
      status: 'new',
      crm: 'failed',
      sort: 'follow_up',
    });
    await choose(filters.status, 'all');
    await expectAsked(screen, { search: 'KUWARI', source: 'about_page', crm: 'failed', sort: 'follow_up' });
    await screen.user.click(screen.getByRole('button', { name: screen.text.adminTable.clearFilters }));
    await expectAsked(screen, { sort: 'follow_up' });
  });

  it('goes back to the first page when a filter changes, and Back leads to the page before', async () => {
    const screen = await open({ query: '?page=2', answers: { [list]: leadsPage(two, { page: 2, total: 60 }) } });
    await expectAsked(screen, { page: '2' });
    await screen.findByText('Hessa Al-Kuwari 1');
    await screen.user.selectOptions(screen.getByLabelText('Status'), 'contacted');
    await expectAsked(screen, { status: 'contacted' });
    await screen.goTo(-1);
    await expectAsked(screen, { page: '2' });
  });

  it('takes nothing from an address that the server would refuse', async () => {
    const screen = await open({ query: '?status=lost&source=<b>&crm=maybe&sort=random&page=-3' });
    await expectAsked(screen, {});
  });

  it.each(['+974 5555', `o'neil "x"`, '</script>', 'نورة', '%_&?#'])(
    'carries %j as it was typed [A-320 A-321]',
    async (search) => {
      const screen = await open({ query: `?search=${encodeURIComponent(search)}` });
      await expectAsked(screen, { search });
      expect(screen.getByRole('searchbox')).toHaveValue(search);
    },
  );

  it('orders all results by a click on a column, by name too [A-109]', async () => {
    const screen = await open();
    const { columns } = screen.text.adminLeads;
    await screen.findByText('Hessa Al-Kuwari 1');
    const head = () =>
      within(screen.getByRole('columnheader', { name: new RegExp(columns.person) })).getByRole('button');
    await screen.user.click(head());
    await expectAsked(screen, { sort: 'name_desc' });
    await screen.user.click(head());
    await expectAsked(screen, { sort: 'name_asc' });
  });

  it('is remembered with columns and density when somebody comes back [A-109]', async () => {
    const screen = await open({ answers: { 'GET /api/admin/mails': { kept: true, mails: [] } } });
    const { adminTable: table, adminLeads: text } = screen.text;
    await screen.user.type(await screen.findByRole('searchbox'), 'hessa{Enter}');
    await screen.user.selectOptions(screen.getByLabelText(text.filters.source), 'services_page');
    await screen.user.selectOptions(screen.getByLabelText(table.sort), 'oldest');
    await expectAsked(screen, { search: 'hessa', source: 'services_page', sort: 'oldest' });
    await screen.user.click(await screen.findByRole('button', { name: table.view }));
    await screen.user.click(await screen.findByRole('menuitemcheckbox', { name: text.columns.mail }));
    await screen.user.click(screen.getByRole('menuitemradio', { name: table.densities.compact }));
    await screen.user.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: text.columns.mail })).toBeInTheDocument();
    await screen.goTo('/admin/mail');
    await screen.findByText(screen.text.adminMail.empty.title);
    await screen.goTo('/admin/leads');
    expect(await screen.findByRole('columnheader', { name: text.columns.mail })).toBeInTheDocument();
    expect(screen.address()).toMatch(/source=services_page/);
    await expectAsked(screen, { search: 'hessa', source: 'services_page', sort: 'oldest' });
    await screen.user.click(screen.getByRole('button', { name: table.view }));
    expect(await screen.findByRole('menuitemradio', { name: table.densities.compact })).toBeChecked();
  });

  it('is what the file holds, without page, with the columns that are shown [M-1147]', async () => {
    const screen = await open({ query: '?search=o%27neil+%26+co&source=about_page&page=2' });
    const link = await screen.findByRole('link', { name: screen.text.adminLeads.export });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.example');
    expect(pathname).toBe('/api/leads/export');
    expect(Object.fromEntries(searchParams)).toEqual({
      search: `o'neil & co`,
      source: 'about_page',
      sort: 'newest',
      // what the table shows now, and what is only in the file
      columns: 'person,enquiry,status,crm,received,assignee,notes',
      headings: 'en',
    });
    expect(link).toHaveAttribute('download');
  });
});

describe('who sees the list of leads', () => {
  it('an agent changes and sends, but deletes nothing [A-116]', async () => {
    const screen = await open({ as: 'agent' });
    const row = within(await screen.findByRole('row', { name: /hessa1/ }));
    const { adminLeads: text } = screen.text;
    const name = 'Hessa Al-Kuwari 1';
    expect(await row.findByRole('combobox', { name: filledIn(text.edit.statusFor, { name }) })).toBeInTheDocument();
    expect(row.queryByRole('button', { name: filledIn(text.remove.for, { name }) })).not.toBeInTheDocument();
    await screen.user.click(row.getByRole('checkbox'));
    expect(screen.getByRole('button', { name: text.bulk.sync })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: text.bulk.delete })).not.toBeInTheDocument();
  });
});

it.each(languages)('the stages narrow the list by their names (%s) [M-1100]', async (language) => {
  const screen = await open({ language });
  const { adminLeadPage: text } = screen.text;
  const filter = await screen.findByLabelText(text.stage);
  await within(filter).findByRole('option', { name: language === 'ar' ? 'معاينة' : 'Viewing' });
  await screen.user.selectOptions(filter, '4');
  await expectAsked(screen, { stage: '4' });
});
