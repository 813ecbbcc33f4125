import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import { counted, digits } from '#testing/fill-in.ts';
import { crmStatus, operation, syncStatus } from '#testing/made/crm.ts';
import { today, todayLead } from '#testing/made/today.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin?tab=featured', {
    as: 'manager',
    ...options,
    answers: {
      ...exampleAnswers,
      'GET /api/admin/today': today(),
      'GET /api/crm/status': crmStatus(),
      'GET /api/{crm_provider}/sync-status': syncStatus(),
      ...answers,
    },
  });

describe.each(languages)('today (%s)', (language) => {
  const villa = { id: 42, referenceId: 'A-1', title: 'Villa in Lusail', titleAr: 'فيلا في لوسيل' };

  it('shows whom nobody answered, those past the limit first, with whose each is [M-1167]', async () => {
    const late = todayLead({ waitedMinutes: 135, dueAt: '2026-11-22T07:00:00.000Z', property: villa }, 1);
    const fresh = todayLead(
      { waitedMinutes: 5, dueAt: '2026-11-22T09:30:00.000Z', assigneeId: null, assignee: null },
      2,
    );
    const screen = await open(
      {
        'GET /api/admin/today': today({
          answerMinutes: 60,
          enquiries: { total: 5, overdue: 1, late: [late], waiting: [fresh] },
        }),
      },
      { language },
    );
    const { adminToday: text, adminLeads } = screen.text;
    const card = within(await screen.findByRole('region', { name: text.enquiries.title }));
    const [first, second] = card.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByRole('link')).toHaveAttribute('href', '/admin/leads/701');
    expect(first?.getByText(text.enquiries.overdue)).toBeInTheDocument();
    expect(first?.getByText('Layla Haddad')).toBeInTheDocument();
    expect(first?.getByText(language === 'ar' ? villa.titleAr : villa.title)).toBeInTheDocument();
    const waited = adminLeads.clock.hours
      .replace('{{hours}}', digits(language, 2))
      .replace('{{minutes}}', digits(language, 15));
    expect(first?.getByText(adminLeads.clock.waiting.replace('{{time}}', waited))).toBeInTheDocument();
    expect(second?.queryByText(text.enquiries.overdue)).toBeNull();
    expect(second?.getByText(text.nobody)).toBeInTheDocument();
    expect(card.getByText(counted(language, text.enquiries, 'late', 1))).toBeInTheDocument();
    expect(card.getByText(counted(language, text.enquiries, 'more', 3))).toBeInTheDocument();
    expect(card.getByRole('link', { name: text.enquiries.all })).toHaveAttribute('href', '/admin/leads?status=new');
  });

  it('names what needs attention, each with the way to it [M-1167]', async () => {
    const screen = await open(
      {
        'GET /api/admin/today': today({
          mandates: {
            total: 4,
            next: [
              { id: 1, propertyId: 42, referenceId: 'A-1', title: villa.title, titleAr: villa.titleAr, daysLeft: 0 },
              { id: 2, propertyId: 43, referenceId: 'A-2', title: villa.title, titleAr: villa.titleAr, daysLeft: 3 },
            ],
          },
          listings: { minimum: 60, incomplete: 11, waiting: 2 },
        }),
        'GET /api/crm/status': crmStatus({ needPerson: 1 }),
        'GET /api/{crm_provider}/sync-status': syncStatus({ status: 'error' }),
      },
      { language },
    );
    const { attention } = screen.text.adminToday;
    const card = within(await screen.findByRole('region', { name: attention.title }));
    await card.findByText(attention.pull);
    const below = counted(language, attention, 'below', 11, { minimum: digits(language, 60) });
    const found = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const title = language === 'ar' ? villa.titleAr : villa.title;
    expect(found).toEqual([
      [counted(language, attention, 'stuck', 1), '/admin/deliveries'],
      [attention.pull, '/admin/crm-status'],
      [attention.mandateToday + title, '/admin/properties-table?dialog=view-42'],
      [counted(language, attention, 'mandate', 3) + title, '/admin/properties-table?dialog=view-43'],
      [counted(language, attention, 'mandates', 2), '/admin/properties-table?mandate=ending'],
      [counted(language, attention, 'unpublished', 2), '/admin/properties-table?enough=waiting'],
      [below, '/admin/properties-table?enough=below'],
    ]);
  });

  it('says one state of the CRM everywhere: away, with what waits [M-1178]', async () => {
    const screen = await open(
      {
        'GET /api/crm/status': crmStatus({
          isOnline: false,
          mode: 'offline',
          pendingOperations: 51,
          pendingOperationsList: [operation()],
        }),
      },
      { language },
    );
    const { overview } = screen.text.admin;
    const { attention } = screen.text.adminToday;
    const figure = () => screen.getByText(overview.crm, { selector: 'dt' }).closest('div');
    await waitFor(() => expect(figure()).toHaveTextContent(overview.crmStates.offline));
    expect(figure()).toHaveTextContent(counted(language, overview, 'crmWaits', 51));
    expect(figure()).not.toHaveTextContent(overview.crmStates.success);
    const card = within(screen.getByRole('region', { name: attention.title }));
    expect(card.getByRole('link')).toHaveTextContent(attention.offline);
    expect(card.getByRole('link')).toHaveTextContent(counted(language, attention, 'waits', 51));
  });
});

describe('today', () => {
  it("leaves out whose a lead is where all are one's own, and what a role does not have [M-1167]", async () => {
    const one = todayLead();
    const enquiries = { total: 1, overdue: 0, late: [], waiting: [one] };
    const agent = await open(
      { 'GET /api/admin/today': today({ enquiries, mandates: null, listings: null }) },
      { as: 'agent' },
    );
    const { adminToday: text } = agent.text;
    const card = within(await agent.findByRole('region', { name: text.enquiries.title }));
    expect(card.getByText(one.name)).toBeInTheDocument();
    expect(card.queryByText('Layla Haddad')).toBeNull();
    expect(agent.getByText(text.attention.none)).toBeInTheDocument();
  });

  it('has no card of leads for who has none [M-1167]', async () => {
    const screen = await open({ 'GET /api/admin/today': today({ enquiries: null }) }, { as: 'editor' });
    const { adminToday: text } = screen.text;
    await screen.findByRole('region', { name: text.attention.title });
    expect(screen.queryByRole('region', { name: text.enquiries.title })).toBeNull();
    expect(screen.queryByRole('region', { name: screen.text.adminCalendar.cards.tasks })).toBeNull();
  });

  it('can be asked for again where it did not come, and leaves the figures alone [M-1167]', async () => {
    const screen = await open({ 'GET /api/admin/today': problem(503, 'server.unavailable') });
    const { admin, adminToday: text } = screen.text;
    const again = await screen.findByRole('button', { name: admin.failed.retry });
    expect(screen.getByText(admin.overview.properties)).toBeInTheDocument();
    screen.api.answer({ 'GET /api/admin/today': today() });
    await screen.user.click(again);
    expect(await screen.findByText(text.enquiries.none)).toBeInTheDocument();
  });
});
