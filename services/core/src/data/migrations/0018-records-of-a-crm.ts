import { Migration } from '@mikro-orm/migrations';

/**
 * Whose each record of a CRM is, since two of ours are never one of theirs. And what a CRM answered with a newer version was
 * settled as superseded, a state in which no comparison looked for it: it is delivered.
 */
export class Migration0018 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table crm_records (
        provider text not null,
        external_id text not null,
        subject_kind text not null check (subject_kind in ('lead', 'property')),
        subject_id integer not null,
        -- a lookup by our reference said so, and not only the answer to a write
        looked_up boolean not null,
        primary key (provider, external_id)
      );
      insert into crm_records (provider, external_id, subject_kind, subject_id, looked_up)
      select distinct on (provider, external_id) provider, external_id, subject_kind, subject_id, false
      from deliveries where consumer = 'crm' and external_id is not null
      order by provider, external_id, settled_at desc nulls last;

      alter table deliveries disable trigger deliveries_guard;
      update deliveries d set state = 'delivered' where d.state = 'superseded' and d.event <> 'property.deleted'
        and exists (select from delivery_attempts a where a.delivery_id = d.id and a.outcome = 'superseded');
      alter table deliveries enable trigger deliveries_guard`);
  }
}
