import { Migration } from '@mikro-orm/migrations';

/** What staff do with a lead: when it is to be followed up, and when it was touched first. */
export class Migration0006 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table leads add column follow_up_at timestamptz, add column first_touched_at timestamptz;
      create index leads_follow_up on leads (follow_up_at) where follow_up_at is not null;

      -- set once, by whatever touches a lead first
      create function leads_first_touch() returns trigger language plpgsql as $$
      begin
        if new.first_touched_at is null
          and (new.status <> old.status or new.notes is distinct from old.notes and new.notes is not null) then
          new.first_touched_at := now();
        end if;
        return new;
      end $$;
      create trigger leads_first_touch before update of status, notes on leads
        for each row execute function leads_first_touch()`);
  }
}
