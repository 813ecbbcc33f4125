import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeEvents } from '#testing/fake-events.ts';
import { counted } from '#testing/fill-in.ts';
import { lead, leadDesk, leadsPage } from '#testing/made/lead.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';

const at = '2026-11-20T09:00:00.000Z';
const notice = (id: number, leadId: number) =>
  ({ id, kind: 'lead_assigned', leadId, propertyId: null, reference: `MZL-${String(id)}`, at, read: false }) as const;
const villa = { id: 42, referenceId: 'A-1', title: 'Villa in Lusail', titleAr: null };
const [first, second] = [lead({}, 1), lead({ property: villa, source: 'property_inquiry' }, 2)];

const openLeads = () =>
  openScreen('/admin/leads', {
    as: 'agent',
    answers: { ...leadDesk([first]), 'GET /api/notices': { notices: [], unread: 0 } },
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('an open screen', () => {
  it('is as things are by now, in the list and in the bell, when it hears of a change [M-1168]', async () => {
    const events = fakeEvents();
    const screen = await openLeads();
    await screen.findByText(`${first.firstName} ${first.lastName}`);
    expect(events.open()).toEqual(['/api/events']);
    screen.api.answer({
      'GET /api/leads': leadsPage([second, first]),
      'GET /api/notices': { notices: [notice(1, second.id)], unread: 1 },
    });
    events.say('changed', { kinds: ['leads', 'notices'] });
    expect(await screen.findByText(`${second.firstName} ${second.lastName}`)).toBeInTheDocument();
    const { adminNotices: text } = screen.text;
    expect(await screen.findByRole('button', { name: counted('en', text, 'unread', 1) })).toBeInTheDocument();
  });

  it('asks for nothing that it does not show, and at most once for a burst [M-1168]', async () => {
    const events = fakeEvents();
    const screen = await openLeads();
    await screen.findByText(`${first.firstName} ${first.lastName}`);
    const before = callsTo(screen, 'GET /api/leads').length;
    for (let one = 0; one < 30; one += 1) events.say('changed', { kinds: ['leads', 'listings', 'mandates'] });
    await waitFor(() => expect(callsTo(screen, 'GET /api/leads').length).toBeGreaterThan(before));
    expect(callsTo(screen, 'GET /api/leads').length).toBe(before + 1);
    expect(callsTo(screen, 'GET /api/admin/today')).toEqual([]);
  });

  it('asks every 30 s where no change is heard, and no longer once one can be [M-1168]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const events = fakeEvents();
    const screen = await openLeads();
    await screen.findByText(`${first.firstName} ${first.lastName}`);
    events.refuse();
    const before = callsTo(screen, 'GET /api/notices').length;
    await vi.advanceTimersByTimeAsync(31_000);
    await waitFor(() => expect(callsTo(screen, 'GET /api/notices').length).toBe(before + 1));
    // the browser gave up, the page did not
    expect(events.open()).toHaveLength(2);
    events.say('again');
    await vi.advanceTimersByTimeAsync(2_000);
    const heard = callsTo(screen, 'GET /api/notices').length;
    await vi.advanceTimersByTimeAsync(65_000);
    expect(callsTo(screen, 'GET /api/notices')).toHaveLength(heard);
  });

  it('of nobody listens to nothing [M-1168]', async () => {
    const events = fakeEvents();
    const screen = await openScreen('/admin/leads');
    await screen.findByText(screen.text.admin.denied.title);
    expect(events.open()).toEqual([]);
  });
});

describe('a notice of the system', () => {
  const shown: { title: string; body: string | undefined }[] = [];
  function fakeNotifications(answer: NotificationPermission): { asked: () => number } {
    shown.length = 0;
    let asked = 0;
    class FakeNotification extends EventTarget {
      static permission: NotificationPermission = 'default';
      static requestPermission(): Promise<NotificationPermission> {
        asked += 1;
        FakeNotification.permission = answer;
        return Promise.resolve(answer);
      }
      constructor(title: string, options?: NotificationOptions) {
        super();
        shown.push({ title, body: options?.body });
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.stubGlobal('isSecureContext', true);
    return { asked: () => asked };
  }

  it('comes once it was switched on, with source and listing and nothing of a person [M-1179]', async () => {
    const events = fakeEvents();
    const { asked } = fakeNotifications('granted');
    const screen = await openLeads();
    const { adminNotices: text, adminLeads } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.title }));
    expect(asked()).toBe(0);
    const choice = await screen.findByRole('switch', { name: text.desktop.label });
    expect(choice).not.toBeChecked();
    await screen.user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(asked()).toBe(1);
    screen.api.answer({
      'GET /api/notices': { notices: [notice(1, second.id)], unread: 1 },
      'GET /api/leads/{id}': second,
    });
    events.say('changed', { kinds: ['notices'] });
    await waitFor(() =>
      expect(shown).toEqual([
        { title: text.desktop.title, body: `${adminLeads.source.property_inquiry} · ${villa.title}` },
      ]),
    );
  });

  it('does not come where it was not switched on [M-1179]', async () => {
    const events = fakeEvents();
    const { asked } = fakeNotifications('granted');
    const screen = await openLeads();
    screen.api.answer({ 'GET /api/notices': { notices: [notice(1, second.id)], unread: 1 } });
    events.say('changed', { kinds: ['notices'] });
    const { adminNotices: text } = screen.text;
    await screen.findByRole('button', { name: counted('en', text, 'unread', 1) });
    expect([shown, asked(), callsTo(screen, 'GET /api/leads/{id}')]).toEqual([[], 0, []]);
  });

  it('stays off, and says why, where the browser blocks it [M-1179]', async () => {
    fakeEvents();
    fakeNotifications('denied');
    const screen = await openLeads();
    const { adminNotices: text } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.title }));
    await screen.user.click(await screen.findByRole('switch', { name: text.desktop.label }));
    expect(await screen.findByText(text.desktop.blocked)).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: text.desktop.label })).not.toBeChecked();
  });
});
