import { defaultOffice, type Office, type OfficeChange } from '@manzil/core/office/office';
import type { components } from '@manzil/contract/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Settings = components['schemas']['Settings'];

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('delete from integration_settings'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const headers = () => ({ cookie: admin.cookie, origin: admin.origin });

async function read(): Promise<Settings> {
  return (await (await api.get('/api/admin/settings', headers())).json()) as Settings;
}

async function put(body: object) {
  const answer = await api.send('PUT', '/api/admin/settings/office', headers(), body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function site() {
  return (await (await api.get('/internal/site')).json()) as { version: number; office: Office | null };
}

async function lastAudit() {
  const { rows } = await api.pool.query<{ action: string; subject_label: string; before: object; after: object }>(
    'select action, subject_label, before, after from audit_entries order by id desc limit 1',
  );
  return rows[0];
}

describe('the office', () => {
  const usual = defaultOffice;
  const office = (change: Partial<OfficeChange> = {}): OfficeChange => ({ ...usual, version: 0, ...change });
  const dohaHomes = office({
    name: { en: 'Doha Homes', ar: 'بيوت الدوحة' },
    legalName: { en: 'Doha Homes W.L.L.', ar: 'بيوت الدوحة ذ.م.م' },
    licenceNumber: 'BL-2024/0187',
    primaryColour: '#0b3d66',
  });

  it('is as the platform came until staff save it, and public pages know it at once [M-1020 M-1117]', async () => {
    const before = await site();
    expect([(await read()).office, before.office]).toEqual([office(), null]);
    expect(await put(dohaHomes)).toEqual({ status: 200, body: { ...dohaHomes, version: 1 } });
    expect((await read()).office).toEqual({ ...dohaHomes, version: 1 });
    const after = await site();
    expect(after).toMatchObject({ version: before.version + 1, office: { licenceNumber: 'BL-2024/0187' } });
    expect(after.office).not.toHaveProperty('version');
    const { name, legalName, licenceNumber, primaryColour } = dohaHomes;
    expect(await lastAudit()).toEqual({
      action: 'setting.updated',
      subject_label: 'office',
      before: { name: usual.name, legalName: usual.legalName, licenceNumber: null, primaryColour: null },
      after: { name, legalName, licenceNumber, primaryColour },
    });
  });

  it('is not overwritten by who had not seen the last change [M-1118]', async () => {
    await put(dohaHomes);
    expect(await put(office())).toMatchObject({ status: 409, body: { code: 'office.conflict' } });
    expect((await read()).office).toMatchObject({ version: 1, name: dohaHomes.name });
    expect(await put(office({ version: 1 }))).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it.each(['', ' ', '٢٠٢٤', '-1', 'x'.repeat(41), '<b>1</b>', 'BL\u202e1'])(
    'has no licence %j [M-1020]',
    async (licenceNumber) => {
      expect(await put(office({ licenceNumber }))).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', errors: [{ path: 'licenceNumber' }] },
      });
    },
  );

  const { hours } = usual;
  it.each<[string, Partial<OfficeChange>, string]>([
    ['a colour that nobody can read', { primaryColour: '#ffcc00' }, 'primaryColour'],
    ['a colour that is none', { accentColour: 'red' }, 'accentColour'],
    ['a name with a line end', { name: { en: 'Doha\nHomes', ar: 'بيوت' } }, 'name.en'],
    ['a name with a tag', { name: { en: 'Doha', ar: '<b>بيوت</b>' } }, 'name.ar'],
    ['a phone without its country', { phone: '4000 0142' }, 'phone'],
    ['a logo of elsewhere', { logo: 'https://other.example/logo.png' }, 'logo'],
    [
      'hours backwards',
      { hours: { ...hours, week: [[{ opens: '17:00', closes: '09:00' }], ...hours.week.slice(1)] } },
      'hours.week.0',
    ],
    ['no open day', { hours: { ...hours, week: [[], [], [], [], [], [], []] } }, 'hours.week'],
    [
      'a day that no calendar has',
      { hours: { ...hours, holidays: [{ from: '2026-02-30', to: '2026-03-01', name: usual.name }] } },
      'hours.holidays.0.from',
    ],
  ])('takes not %s [M-1115 M-1116]', async (_name, change, path) => {
    expect(await put(office(change))).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ path }] },
    });
  });

  it('of which a part was edited by hand to what nobody reads has the usual one there, and keeps the rest [M-1117]', async () => {
    const { version: _version, ...stored } = dohaHomes;
    await api.pool.query(`insert into integration_settings (platform, enabled, config) values ('office', true, $1)`, [
      JSON.stringify({ ...stored, licenceNumber: 7, hours: { week: 'always' }, address: null }),
    ]);
    expect((await read()).office).toEqual({ ...dohaHomes, version: 1, licenceNumber: null });
    await api.pool.query('delete from integration_settings');
    await api.pool.query(`insert into integration_settings (platform, enabled, config) values ('office', true, '"x"')`);
    expect((await read()).office).toEqual(office({ version: 1 }));
  });

  it('does not tell the public of feasts that are over [M-1115]', async () => {
    const feast = (from: string, to: string) => ({ from, to, name: { en: 'Feast', ar: 'عيد' } });
    const holidays = [feast('2020-05-24', '2020-05-27'), feast('2099-05-24', '2099-05-27')];
    await put(office({ hours: { ...hours, holidays } }));
    expect((await site()).office?.hours.holidays).toEqual(holidays.slice(1));
    expect((await read()).office.hours.holidays).toEqual(holidays);
  });

  it('is what the chat tells, and when the office calls back [M-1115 M-1119]', async () => {
    const always = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '23:59' }]);
    const name = { en: 'National Day', ar: 'اليوم الوطني' };
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const ask = async (message: string) => {
      const answer = await api.send('POST', '/api/chat', {}, { message });
      return (await answer.json()) as { message: string; links: { href: string }[] };
    };
    await put(office({ phone: '+974 4411 2233', hours: { week: always, holidays: [], ramadan: null } }));
    expect((await ask('what are your office hours')).message).toContain(
      'open Sunday to Saturday, 12:00 AM to 11:59 PM. We are open right now.',
    );
    const contact = await ask('how can I contact you');
    expect(contact.message).toContain('Phone: +974 4411 2233');
    expect(contact.links.map(({ href }) => href)).toContain('tel:+97444112233');
    await put(
      office({ version: 1, hours: { week: always, holidays: [{ from: today, to: today, name }], ramadan: null } }),
    );
    expect((await ask('what are your office hours')).message).toContain('Today it is closed: National Day.');
    expect((await ask('متى تفتحون؟')).message).toContain('وهو مغلق اليوم بمناسبة اليوم الوطني.');
  });
});
