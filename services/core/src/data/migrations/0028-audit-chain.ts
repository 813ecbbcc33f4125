import { Migration } from '@mikro-orm/migrations';

/**
 * Each entry of the audit log gets a link when its transaction commits: a number without gaps, and a hash over the entry and
 * the link before. Late, so that the one lock is held for a commit and never for the work before it.
 */
export class Migration0028 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      lock table audit_entries in share row exclusive mode;
      create table audit_links (
        seq bigint primary key,
        entry_id bigint not null unique,
        hash text not null
      );
      -- link 0 stands for what was written before there was a chain
      insert into audit_links (seq, entry_id, hash)
      select 0, coalesce(max(id), 0),
        encode(sha256(convert_to(format('manzil audit chain after %s entries', count(*)), 'UTF8')), 'hex')
      from audit_entries;
      -- its owner's rights: who may write an entry need not be able to write a link
      create function audit_entries_link() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
      declare
        last audit_links;
      begin
        -- "audit" in ASCII
        perform pg_advisory_xact_lock(418581342580);
        select * into strict last from audit_links order by seq desc limit 1;
        insert into audit_links (seq, entry_id, hash) values (last.seq + 1, new.id, encode(sha256(convert_to(
          last.hash || ' ' || jsonb_build_array(last.seq + 1, new.id, (extract(epoch from new.at) * 1000000)::bigint,
            new.actor_id, new.actor_name, new.actor_role, new.action, new.subject_kind, new.subject_id,
            new.subject_label, new.before, new.after, new.request_id)::text, 'UTF8')), 'hex'));
        return null;
      end $$;
      create constraint trigger audit_entries_link after insert on audit_entries
        deferrable initially deferred for each row execute function audit_entries_link();
      create trigger audit_links_keep before update or delete on audit_links
        for each row execute function audit_entries_guard();
      create trigger audit_links_keep_all before truncate on audit_links
        for each statement execute function audit_entries_guard();`);
  }
}
