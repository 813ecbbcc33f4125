import { Migration } from '@mikro-orm/migrations';

/**
 * Open screens of staff hear that something changed, whoever changed it. Told are a kind and whose it is (0: nobody's, or
 * everybody's), nothing else: whoever hears it asks again, and is answered by what they may see. PostgreSQL tells the same
 * once a transaction, and only of what was committed.
 */
export class Migration0081 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create function tell_screens(kind text, person integer default null) returns void language sql as $$
        select pg_notify('manzil_changes', kind || ':' || coalesce(person, 0))
      $$;

      create function leads_tell_screens() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform tell_screens('leads', old.assignee_id); end if;
        if tg_op <> 'DELETE' then perform tell_screens('leads', new.assignee_id); end if;
        return null;
      end $$;
      create trigger leads_tell_screens after insert or update or delete on leads
        for each row execute function leads_tell_screens();

      -- an insert writes its lead too
      create function lead_entries_tell_screens() returns trigger language plpgsql as $$
      begin
        perform tell_screens('leads', (select assignee_id from leads where id = old.lead_id));
        return null;
      end $$;
      create trigger lead_entries_tell_screens after update or delete on lead_entries
        for each row execute function lead_entries_tell_screens();

      create function row_tells_screens() returns trigger language plpgsql as $$
      begin
        perform tell_screens(tg_argv[0]);
        return null;
      end $$;
      create trigger lead_routing_tells_screens after update on lead_routing
        for each row execute function row_tells_screens('leads');
      -- that a try begins is no news
      create trigger deliveries_tell_screens after update of state on deliveries
        for each row when (new.state <> old.state and new.state <> 'sending')
        execute function row_tells_screens('deliveries');
      create trigger breakers_tell_screens after update of state on breakers
        for each row when (new.state <> old.state) execute function row_tells_screens('deliveries');
      create trigger breakers_tell_screens_first after insert on breakers
        for each row execute function row_tells_screens('deliveries');
      create trigger properties_tell_screens after insert or update or delete on properties
        for each row execute function row_tells_screens('listings');
      create trigger mandates_tell_screens after insert or update or delete on mandates
        for each row execute function row_tells_screens('mandates');

      create function notices_tell_screens() returns trigger language plpgsql as $$
      begin
        perform tell_screens('notices', new.user_id);
        return null;
      end $$;
      create trigger notices_tell_screens after insert or update on notices
        for each row execute function notices_tell_screens();

      -- these are for the api alone: it ends streams
      create function sessions_tell_screens() returns trigger language plpgsql as $$
      begin
        perform tell_screens('sessions', (old.sess ->> 'userId')::integer);
        return null;
      end $$;
      create trigger sessions_tell_screens after delete on sessions
        for each row execute function sessions_tell_screens();
      create function users_tell_screens() returns trigger language plpgsql as $$
      begin
        perform tell_screens('access', new.id);
        return null;
      end $$;
      create trigger users_tell_screens after update of role, disabled_at on users
        for each row when (new.role is distinct from old.role or new.disabled_at is distinct from old.disabled_at)
        execute function users_tell_screens();
      create trigger roles_tell_screens after update of permissions on roles
        for each row when (new.permissions is distinct from old.permissions) execute function row_tells_screens('access');

      -- what Today asks again whenever a lead changed
      create index leads_unanswered on leads (created_at)
        where first_touched_at is null and status = 'new' and anonymised_at is null and source <> 'newsletter'`);
  }
}
