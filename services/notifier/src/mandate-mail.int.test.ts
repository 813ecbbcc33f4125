import { addProperty } from '@manzil/core/listings/testing/add-property';
import { textOf } from '@manzil/core/mail/testing/smtp-stub';
import { announceEndings } from '@manzil/core/owners/store/announce-endings';
import { listEndingMandates } from '@manzil/core/owners/store/mandate-reader';
import { makeDue } from '@manzil/core/deliveries/testing/ledger-fixture';
import { afterEach, expect, it } from 'vitest';
import { mailFixture } from './testing/mail-fixture.ts';

const { pool, smtp, worker } = await mailFixture();
afterEach(() => pool.query('truncate mandates, owners, properties restart identity cascade'));

let contracts = 0;
/** @param days from today in Qatar until its last day */
async function give(listing: number, days: number, begins = -100): Promise<void> {
  await pool.query(
    `with owner as (insert into owners (kind, name, phone) values ('person', 'Hamad Al-Marri', '+974 5555 0120') returning id)
     insert into mandates (property_id, owner_id, contract_number, kind, signed_on, starts_on, ends_on, commission_kind, commission)
     select $1, id, $2, 'exclusive', qatar_day(now()) - 200, qatar_day(now()) + $4::integer, qatar_day(now()) + $3::integer, 'months', 1
     from owner`,
    [listing, `BC-${String((contracts += 1))}`, days, begins],
  );
}
async function listingOf(email: string | null): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into agents (name, title, email) values ('Dana', 'Broker', $1) returning id`,
    [email],
  );
  return addProperty(pool, { agentId: rows[0]!.id, title: 'Office in Lusail', titleAr: 'مكتب في لوسيل' });
}
const owed = async () =>
  (await pool.query<{ id: string }>(`select id from deliveries where event = 'mandate.ending' order by seq`)).rows.map(
    ({ id }) => id,
  );
/** So many days later, at noon. */
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

it('is owed 30 days before and 7, each once, however many look [M-1135]', async () => {
  await give(await listingOf(null), 40);
  const announced = async (days: number) => {
    const rounds = await Promise.all([1, 2, 3].map(() => announceEndings(pool, later(days))));
    return rounds.reduce((sum, one) => sum + one, 0);
  };
  expect([await announced(9), await announced(10), await announced(11)]).toEqual([0, 1, 0]);
  expect([await announced(32), await announced(33), await announced(39), await announced(41)]).toEqual([0, 1, 0, 0]);
  expect(await owed()).toHaveLength(2);
});

it('that is entered late is announced once alone; one that another continues, or that was ended, never [M-1135]', async () => {
  const [late, renewed, ended] = [await listingOf(null), await listingOf(null), await listingOf(null)];
  await give(late, 5);
  await give(renewed, 5);
  await give(renewed, 300, 6);
  await give(ended, 5);
  await pool.query(`update mandates set ended_on = qatar_day(now()), end_reason = 'Sold' where property_id = $1`, [
    ended,
  ]);
  expect([await announceEndings(pool), await announceEndings(pool)]).toEqual([1, 0]);
  expect((await listEndingMandates(pool, 30)).map(({ property, daysLeft }) => [property.id, daysLeft])).toEqual([
    [late, 5],
  ]);
  expect(await listEndingMandates(pool, 4)).toEqual([]);
});

it('goes to the listing’s agent and the office in one mail, in both languages, and names no owner [M-1135]', async () => {
  await give(await listingOf('dana@example.com'), 7);
  await announceEndings(pool);
  const [id = ''] = await owed();
  expect(await worker().sendPending(id)).toEqual(['delivered']);
  expect(smtp.mails).toHaveLength(1);
  const raw = smtp.mails[0]?.raw ?? '';
  expect(raw).toMatch(/^To: .*dana@example\.com/im);
  expect(raw).toMatch(/^Cc: .*office@example\.com/im);
  const text = textOf(raw);
  for (const said of ['Office in Lusail', 'مكتب في لوسيل', 'Days left: 7', 'الأيام المتبقية: ٧', 'dialog=view-'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Hamad|5555/);
});

it('reaches the office where the agent’s address is unknown, and is cancelled when the mandate was renewed meanwhile [M-1135]', async () => {
  smtp.unknown.add('typo@example.com');
  const listing = await listingOf('typo@example.com');
  await give(listing, 7);
  await announceEndings(pool);
  const [id = ''] = await owed();
  expect(await worker().sendPending(id)).toEqual(['delivered']);
  expect(smtp.mails.map(({ to }) => to)).toEqual(['office@example.com']);
  await pool.query('update mandates set announced_days = null');
  await announceEndings(pool);
  await give(listing, 300, 8);
  const [, second = ''] = await owed();
  await makeDue(pool, second);
  expect(await worker().sendPending(second)).toEqual(['cancelled']);
});
