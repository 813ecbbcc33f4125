import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

type Entry = Answer<'GET /api/audit'>['entries'][number];

const entry = (changes: Partial<Entry> = {}, id = 1): Entry => ({
  id,
  at: '2026-11-20T09:30:00.000Z',
  actor: { id: 7, username: 'noor', role: 'admin' },
  action: 'lead.updated',
  subject: { kind: 'lead', id: '701', label: 'MZL-TEST-1' },
  before: null,
  after: null,
  requestId: null,
  address: null,
  ...changes,
});

const page = (entries: Entry[], total = entries.length, at = 1): Answer<'GET /api/audit'> => ({
  entries,
  pagination: {
    page: at,
    limit: 50,
    total,
    totalPages: Math.ceil(total / 50),
    hasNext: at * 50 < total,
    hasPrev: at > 1,
  },
});

const open = (answers: Answers, options: ScreenOptions = {}, query = '') =>
  openScreen(`/admin/audit${query}`, { as: 'admin', ...options, answers });
const queries = ({ api }: OpenScreen) =>
  api.calls.filter(({ operation }) => operation === 'GET /api/audit').map(({ query }) => Object.fromEntries(query));

describe.each(languages)('the audit log (%s)', (language) => {
  it('says who did what, and what was refused', async () => {
    const { adminAudit: text, admin } = (
      await open(
        {
          'GET /api/audit': page([
            entry({ action: 'auth.refused', subject: { kind: 'auth', id: null, label: 'GET /api/users' } }, 1),
            entry({ action: 'auth.sign_in_refused', actor: null }, 2),
            entry({ action: 'auth.waved', actor: { id: 8, username: 'ليلى', role: 'editor' } }, 3),
          ]),
        },
        { language },
      )
    ).text;
    const { getAllByRole } = within(document.body);
    await waitFor(() => expect(document.querySelectorAll('main ol > li')).toHaveLength(3));
    const lines = getAllByRole('listitem').filter(
      (line) => line.closest('ol') !== null && line.closest('main') !== null,
    );
    expect(lines[0]).toHaveTextContent(text.verbs.refused);
    expect(lines[0]).toHaveTextContent(admin.role.admin);
    expect(lines[0]).toHaveTextContent('GET /api/users');
    expect(lines[1]).toHaveTextContent(text.verbs.sign_in_refused);
    expect(lines[1]).toHaveTextContent(text.nobody);
    expect(lines[2]).toHaveTextContent('waved');
    expect(lines[2]).toHaveTextContent(admin.role.editor);
  });

  it('says which list of people somebody read or took, in words [M-901]', async () => {
    const read = (operation: string, verb: string) => ({
      action: `personal_data.${verb}`,
      subject: { kind: 'personal_data', id: null, label: operation } as const,
      after: { status: 'new', search: '[redacted]', reads: 3, records: 150 },
    });
    const screen = await open(
      { 'GET /api/audit': page([entry(read('listLeads', 'listed'), 1), entry(read('exportOther', 'exported'), 2)]) },
      { language },
    );
    const { adminAudit: text } = screen.text;
    await waitFor(() => expect(document.querySelectorAll('main ol > li')).toHaveLength(2));
    const [first] = document.querySelectorAll('main ol > li');
    expect(first).toHaveTextContent(`${text.verbs.listed} · ${text.kinds.personal_data} · ${text.lists.listLeads}`);
    expect(screen.getByText('exportOther').closest('li')).toHaveTextContent(text.verbs.exported);
    await screen.user.click(screen.getAllByText(text.details)[0] as HTMLElement);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[2]).toContain(text.private);
    expect(rows[4]).toContain(digits(language, 150));
  });

  it('says changes of rules, hours and parts of the house in words; kept text stays what it is [M-1164]', async () => {
    const screen = await open(
      {
        'GET /api/audit': page([
          entry(
            {
              action: 'setting.updated',
              subject: { kind: 'setting', id: null, label: 'office' },
              before: { city: { en: 'Doha', ar: '{{agency}}' }, role: 'manager' },
              after: { city: { en: 'fields.name', ar: 'toString' }, role: 'agent' },
            },
            1,
          ),
          entry({ action: 'lead_rule.updated', subject: { kind: 'lead_rule', id: '3', label: 'constructor' } }, 2),
        ]),
      },
      { language },
    );
    const { adminAudit: text, adminAuditWords: words, admin } = screen.text;
    await waitFor(() => expect(document.querySelectorAll('main ol > li')).toHaveLength(2));
    const [office, rule] = document.querySelectorAll('main ol > li');
    expect(office).toHaveTextContent(words.labels.office);
    expect(rule).toHaveTextContent('constructor');
    await screen.user.click(screen.getByText(text.details));
    const city = screen.getByRole('row', { name: new RegExp(words.fields.city) });
    expect(city).toHaveTextContent(`${words.fields.ar}: {{agency}}`);
    expect(city).toHaveTextContent(`${words.fields.en}: fields.name`);
    expect(city).toHaveTextContent('toString');
    expect(screen.getByRole('row', { name: new RegExp(admin.role.manager) })).toHaveTextContent(admin.role.agent);
  });

  it('says that nothing was found, and that nothing is there yet', async () => {
    const screen = await open({ 'GET /api/audit': page([]) }, { language }, '?search=nothing-has-this-name');
    const { adminAudit: text } = screen.text;
    expect(await screen.findByText(text.empty.filtered)).toBeInTheDocument();
    expect(screen.getByText(counted(language, text, 'found', 0))).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: screen.text.adminTable.clearFilters }));
    expect(await screen.findByText(text.empty.none)).toBeInTheDocument();
    expect(screen.getByLabelText(text.filters.search)).toHaveValue('');
    await waitFor(() =>
      expect(queries(screen)).toEqual([
        { page: '1', limit: '50', search: 'nothing-has-this-name' },
        { page: '1', limit: '50' },
      ]),
    );
  });

  it('is narrowed by kind and days, page by page, and begins at the first page again', async () => {
    const screen = await open(
      { 'GET /api/audit': ({ query }) => page([entry()], 120, Number(query.get('page'))) },
      { language },
      '?page=2',
    );
    const { adminAudit: text, common } = screen.text;
    expect(await screen.findByText(counted(language, text, 'found', 120))).toBeInTheDocument();
    const third = filledIn(common.pagination.goTo, { page: digits(language, 3) });
    await screen.user.click(screen.getByRole('button', { name: third }));
    await waitFor(() => expect(queries(screen).at(-1)).toEqual({ page: '3', limit: '50' }));
    expect(screen.address()).toBe('/admin/audit?page=3');
    await screen.user.selectOptions(screen.getByLabelText(text.filters.kind), 'lead');
    fireEvent.change(screen.getByLabelText(text.filters.from), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(screen.address()).toBe('/admin/audit?kind=lead&from=2026-11-01'));
    await waitFor(() =>
      expect(queries(screen).at(-1)).toEqual({ page: '1', limit: '50', kind: 'lead', from: '2026-11-01' }),
    );
    await screen.goTo(-1);
    await waitFor(() => expect(screen.getByLabelText(text.filters.from)).toHaveValue(''));
    expect(screen.getByLabelText(text.filters.kind)).toHaveValue('lead');
  });
});

describe.each(languages)('the audit log as a file (%s)', (language) => {
  it('is what the filters find, also when they change [M-908]', async () => {
    const screen = await open(
      { 'GET /api/audit': page([entry()], 120) },
      { language },
      '?kind=lead&search=noor&page=2',
    );
    const link = await screen.findByRole('link', { name: screen.text.adminAudit.export });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.example');
    expect(pathname).toBe('/api/audit/export');
    expect(Object.fromEntries(searchParams)).toEqual({ kind: 'lead', search: 'noor', headings: language });
    expect(link).toHaveAttribute('download');
    await screen.user.selectOptions(screen.getByLabelText(screen.text.adminAudit.filters.kind), 'user');
    await waitFor(() =>
      expect(link).toHaveAttribute('href', `/api/audit/export?search=noor&kind=user&headings=${language}`),
    );
  });

  it('is not offered for more than fits one, and fewer days are asked for [M-908]', async () => {
    const total = ({ query }: { query: URLSearchParams }) => page([entry()], query.has('from') ? 100_000 : 100_001);
    const screen = await open({ 'GET /api/audit': total }, { language });
    const { adminAudit: text } = screen.text;
    expect(await screen.findByText(filledIn(text.tooLong, { most: digits(language, 100_000) }))).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: text.export })).toBeNull();
    fireEvent.change(screen.getByLabelText(text.filters.from), { target: { value: '2026-11-01' } });
    expect(await screen.findByRole('link', { name: text.export })).toBeInTheDocument();
  });
});

describe('the audit log', () => {
  it('tells on demand what changed; what is private stays so, and from where it came [M-776 M-1164]', async () => {
    const screen = await open({
      'GET /api/audit': page([
        entry({
          before: { status: 'new', notes: '[redacted]' },
          after: { status: 'converted', notes: '[redacted]' },
          requestId: 'request-9',
          address: '2001:db8::9',
        }),
      ]),
    });
    await screen.user.click(await screen.findByText(screen.text.adminAudit.details));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    const { fields, values } = screen.text.adminAuditWords;
    expect(rows[1]).toBe(`${fields.status}${values.new}${values.converted}`);
    expect(rows[2]).toBe(`${fields.notes}${screen.text.adminAudit.private}${screen.text.adminAudit.private}`);
    expect(screen.getByText('request-9')).toBeInTheDocument();
    expect(screen.getByText('2001:db8::9')).toBeInTheDocument();
  });

  it('can be tried again when it did not come', async () => {
    const screen = await open({ 'GET /api/audit': problem(503, 'server.unavailable') });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ 'GET /api/audit': page([entry()]) });
    await screen.user.click(again);
    expect(await screen.findByText('MZL-TEST-1')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['editor', 'agent'] as const)('is not asked for by %ss [A-012]', async (as) => {
    const screen = await openScreen('/admin/audit', { as });
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
    expect(queries(screen)).toEqual([]);
  });
});
