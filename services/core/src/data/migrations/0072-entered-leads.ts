import { Migration } from '@mikro-orm/migrations';

/** Enquiries that staff enter: by telephone, at the desk or from a portal. Who called may have no e-mail. */
export class Migration0072 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table leads drop constraint leads_source_check, add constraint leads_source_check check (source in
        ('contact_form', 'about_page', 'services_page', 'property_inquiry', 'newsletter', 'phone', 'walk_in', 'portal'));
      -- who has no e-mail is not the same person as everybody else without one
      create or replace function lead_email_key(email text) returns text language sql immutable parallel safe as $$
        select nullif(lower(trim(email)), '')
      $$`);
  }
}
