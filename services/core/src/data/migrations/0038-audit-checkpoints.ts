import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log may lose its beginning, by the owner's function alone and never within twelve months. A checkpoint says up to
 * where and with which hash, so that the chain from there on is proven as before.
 */
export class Migration0038 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table audit_checkpoints (
        seq bigint primary key,
        hash text not null,
        at timestamptz not null default now()
      );

      -- what a checkpoint covers may go, and nothing else
      create or replace function audit_entries_guard() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if tg_table_name = 'audit_links' then
            if old.seq < (select max(seq) from audit_checkpoints) then return old; end if;
          elsif tg_table_name = 'audit_entries' then
            if exists (select from audit_links l where l.seq <= (select max(seq) from audit_checkpoints)
              and (l.entry_id = old.id or (l.seq = 0 and old.id <= l.entry_id))) then return old; end if;
          end if;
        end if;
        raise exception 'the audit log is append-only' using errcode = '23514';
      end $$;

      create function audit_checkpoints_check() returns trigger language plpgsql as $$
      begin
        if not exists (select from audit_links l where l.seq = new.seq and l.hash = new.hash)
          or exists (select from audit_links l join audit_entries e on e.id = l.entry_id
            where l.seq <= new.seq and e.at >= now() - interval '12 months') then
          raise exception 'entries of the audit log are kept for twelve months at least' using errcode = '23514';
        end if;
        return new;
      end $$;
      create trigger audit_checkpoints_age before insert on audit_checkpoints
        for each row execute function audit_checkpoints_check();
      create trigger audit_checkpoints_keep before update or delete on audit_checkpoints
        for each row execute function audit_entries_guard();
      create trigger audit_checkpoints_keep_all before truncate on audit_checkpoints
        for each statement execute function audit_entries_guard();

      -- no row: nothing is so old
      create function drop_audit_entries(months integer, most integer)
      returns table (seq bigint, hash text, entries bigint, until timestamptz)
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        beginning audit_links;
        cut audit_links;
      begin
        -- as the links: none is written meanwhile
        perform pg_advisory_xact_lock(418581342580);
        select l.* into strict beginning from audit_links l order by l.seq limit 1;
        select l.* into cut from audit_links l where l.seq = (
          select least(beginning.seq + most, coalesce(min(x.seq) - 1, (select max(y.seq) from audit_links y)))
          from audit_links x join audit_entries e on e.id = x.entry_id
          where e.at >= now() - make_interval(months => greatest(months, 12)));
        if cut.seq is null or cut.seq <= beginning.seq then return; end if;
        insert into audit_checkpoints (seq, hash) values (cut.seq, cut.hash);
        return query
          with gone as (
            delete from audit_entries e where exists (select from audit_links l where l.seq <= cut.seq
              and (l.entry_id = e.id or (l.seq = 0 and e.id <= l.entry_id)))
            returning e.at)
          select cut.seq, cut.hash, count(*), max(gone.at) from gone;
        delete from audit_links l where l.seq < cut.seq;
      end $$;
      revoke execute on function drop_audit_entries from public;`);
  }
}
