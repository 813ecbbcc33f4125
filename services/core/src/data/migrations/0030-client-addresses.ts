import { Migration } from '@mikro-orm/migrations';

/**
 * From which address an entry of the audit log came: personal data, so outside the chain, and for 30 days. Processes add rows;
 * erasing them is the owner's function.
 */
export class Migration0030 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table audit_addresses (
        entry_id bigint primary key,
        at timestamptz not null default now(),
        address inet not null
      );
      create index audit_addresses_at on audit_addresses (at);
      create function erase_audit_addresses(most integer) returns setof bigint language sql
      security definer set search_path = public, pg_temp as $$
        delete from audit_addresses where entry_id in
          (select entry_id from audit_addresses where at < now() - interval '30 days' limit most)
        returning entry_id
      $$;
      revoke execute on function erase_audit_addresses from public;`);
  }
}
