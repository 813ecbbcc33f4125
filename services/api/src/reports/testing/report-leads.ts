/** Enquiries and an office made by hand, so that a test can count by hand what a report must say. */
import type { TestApi } from '../../testing/start-api.ts';

const morning = { opens: '08:00', closes: '12:00' };
const evening = { opens: '16:00', closes: '20:00' };

/** Sunday to Thursday in two parts, Saturday in one, Friday closed; National Day, a Thursday, is a holiday. */
export async function openOffice(api: TestApi, limit: number | null): Promise<void> {
  const split = [morning, evening];
  const hours = {
    week: [split, split, split, split, split, [], [{ opens: '10:00', closes: '14:00' }]],
    holidays: [{ from: '2025-12-18', to: '2025-12-18', name: { en: 'National Day', ar: 'اليوم الوطني' } }],
    ramadan: null,
  };
  await api.pool.query(
    `insert into integration_settings (platform, enabled, config) values ('office', true, $1)
     on conflict (platform) do update set config = $1`,
    [JSON.stringify({ hours })],
  );
  await api.pool.query('update lead_routing set answer_minutes = $1, shows_unassigned = false', [limit]);
}

export interface Made {
  /** Of Doha, as 2025-12-14T09:00. */
  at: string;
  touched?: string | null;
  source?: string;
  /** Of a stage that the platform came with. */
  stage?: string;
  reason?: number | null;
  assignee?: number | null;
  listing?: number | null;
  key?: string | null;
}

const inDoha = (time: string | null | undefined): string | null => (time == null ? null : `${time}+03:00`);

export async function addLead(api: TestApi, made: Made): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into leads (first_name, email, source, reference_id, created_at, first_touched_at, stage_id, lost_reason_id,
       assignee_id, property_id, idempotency_key, idempotency_fingerprint)
     values ('Noura', 'noura@example.com', $1, gen_random_uuid()::text, $2, $3,
       (select id from lead_stages where name = $4), $5, $6, $7, $8, case when $8::text is not null then '' end) returning id`,
    [
      made.source ?? 'contact_form',
      inDoha(made.at),
      inDoha(made.touched),
      made.stage ?? 'New',
      made.reason ?? null,
      made.assignee ?? null,
      made.listing ?? null,
      made.key ?? null,
    ],
  );
  return rows[0]?.id ?? 0;
}
