import { Migration } from '@mikro-orm/migrations';

/**
 * What a CRM lost more than once is a state of its own, `missing`: it was delivered, is not there, and waits for a person. It
 * was `delivered` until now, a state in which nothing could be sent again.
 */
export class Migration0020 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table deliveries
        drop constraint deliveries_state_check,
        add constraint deliveries_state_check check (state in
          ('pending', 'sending', 'unknown', 'retry_wait', 'delivered', 'missing', 'rejected', 'parked', 'superseded', 'cancelled')),
        -- when a comparison did not find it once more; kept by the trigger
        add column missing_since timestamptz;
      drop index deliveries_settled;
      create index deliveries_settled on deliveries (settled_at, id) where state in ('delivered', 'missing', 'rejected', 'parked');

      create or replace function deliveries_guard() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          if new.state <> 'pending' then
            raise exception 'a delivery starts as pending, not %', new.state using errcode = 'check_violation';
          end if;
          return new;
        end if;
        if new.fence < old.fence then
          raise exception 'the fence of delivery % may only rise', old.id using errcode = 'check_violation';
        end if;
        -- in brackets: plpgsql would take the first THEN for its own
        if new.state <> old.state and not (case old.state
          when 'pending' then new.state in ('sending', 'superseded', 'cancelled', 'parked')
          when 'sending' then new.state in ('delivered', 'retry_wait', 'unknown', 'rejected', 'superseded', 'pending')
          when 'unknown' then new.state in ('delivered', 'retry_wait', 'superseded', 'parked')
          when 'retry_wait' then new.state in ('sending', 'superseded', 'cancelled', 'parked')
          when 'rejected' then new.state in ('pending', 'superseded', 'cancelled')
          when 'parked' then new.state in ('pending', 'superseded', 'cancelled')
          when 'delivered' then new.state in ('pending', 'missing')
          when 'missing' then new.state in ('pending', 'delivered', 'superseded', 'cancelled')
          else false end)
        then
          raise exception 'delivery % may not go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
        end if;
        new.missing_since := case when new.state = 'missing' then coalesce(new.missing_since, now()) end;
        new.updated_at := now();
        return new;
      end $$;

      with lost as (
        select d.id, max(r.ended_at) as at from deliveries d
        join reconciliations r on r.ended_at > d.settled_at
          and r.findings @> jsonb_build_array(jsonb_build_object('kind', 'missing_again', 'deliveryId', d.id))
        where d.state = 'delivered' and d.resent_at is not null group by d.id
      ), moved as (
        update deliveries d set state = 'missing', missing_since = lost.at, idempotency_key = gen_random_uuid()::text,
          last_error_code = 'crm.missing_again', last_error_text = 'The CRM has lost it once more'
        from lost where d.id = lost.id returning d.subject_kind, d.subject_id
      )
      update leads l set crm_synced = false, crm_sync_error = 'The CRM has lost it once more'
      from moved m where m.subject_kind = 'lead' and l.id = m.subject_id`);
  }
}
