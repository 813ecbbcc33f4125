import type pg from 'pg';
import { deletedAtOnce, deleteInSteps } from '../../data/delete-in-steps.ts';
import { cancellableStates } from '../../deliveries/states.ts';
import { confirmWithinDays } from '../../leads/subscription.ts';

const mostSteps = 20;

/** A mail under way settles and finds no lead. */
const dropSql = /* sql */ `
with gone as (
  delete from leads where id in (select lead_id from subscriptions
    where asked_at < now() - make_interval(days => $2::integer) and confirmed_at is null and ended_at is null limit $1)
  returning id
), unsent as (
  update deliveries d set state = 'cancelled', settled_at = now(), dispatched_until = null from gone
  where d.subject_kind = 'lead' and d.subject_id = gone.id and d.state = any ($3::text[])
)
select from gone`;

/** Subscriptions whose owner did not confirm in time, with the mail that may still wait. @returns how many */
export const dropUnconfirmed = (pool: pg.Pool): Promise<number> =>
  deleteInSteps(pool, dropSql, [deletedAtOnce, confirmWithinDays, [...cancellableStates]], mostSteps);
